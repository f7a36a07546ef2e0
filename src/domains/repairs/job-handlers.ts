import { eq } from 'drizzle-orm'
import { emailVerified } from '#domains/accounts/jobs.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import type { MailKind } from '#domains/company/mail-texts/declare-mail.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { attachInvoice } from '#domains/invoices/attach-invoice.ts'
import { isInEndMail, newestMoney } from '#domains/invoices/emails/money-words.ts'
import { now } from '#platform/clock.ts'
import { type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { rowToken } from '#platform/row-token.ts'
import { dayOf } from '#shared/days.ts'
import { dateOldCompletions } from './date-old-completions.ts'
import type { AboutRepair } from './emails/describe-repair.ts'
import { mailOfTime, repairMails } from './emails/repair-mails.ts'
import { findRepairWithoutPermission } from './find-repair.ts'
import { forgetOldInvoices } from './forget-old-invoices.ts'
import { forgetOldNotes } from './forget-old-notes.ts'
import { invoiceById, queueMissingInvoices } from './invoice-done-repairs.ts'
import {
	dateCompletions,
	forgetInvoices,
	forgetRepairNotes,
	invoiceOneRepair,
	invoiceRepairsDone,
	mailExtraWork,
	mailRepairBooked,
	mailRepairCalledOff,
	mailRepairCancelled,
	mailRepairCompleted,
	mailRepairMoney,
	mailRepairNews,
	oweRefunds,
} from './jobs.ts'
import { joinPhoneBookings } from './join-phone-bookings.ts'
import { openStatuses } from './open-statuses.ts'
import { oweOldRefunds } from './owe-old-refunds.ts'
import type { RepairParts } from './present-repair.ts'
import { changeToMail, stateToMail } from './repair-change-to-mail.ts'
import { repairExtras, repairs } from './tables.ts'

type MailAbout = {
	/** Together with the repair's id the mail's key. */
	name: string
	mail: MailKind<AboutRepair>
	/** Whether the repair still is what the mail says. */
	isDue?: (repair: RepairParts['repair']) => boolean
	/** Lets the invoice go along. */
	withInvoice?: true
}

type FoundRepair = AboutRepair & { parts: RepairParts }

/** Whoever deleted the account meanwhile has no address any more, and some who booked on the phone gave none (D-43, D-53). */
const canBeMailed = ({ parts: { repair } }: FoundRepair) => repair.forgottenAt === null && repair.customerEmail !== ''

/** A booking that waited for the mail server is not announced after its end, which a mail of its own told. */
const isOpen = ({ status }: RepairParts['repair']) => openStatuses.includes(status)

/** A mail about a repair that goes at once. */
const repairMail = (work: typeof mailRepairBooked, { name, mail, isDue = () => true, withInvoice }: MailAbout) =>
	mailHandler(work, {
		key: ({ repairId }) => `${name}:${repairId}`,
		write: async (context, { repairId }) => {
			const about = await readAbout(context, repairId)
			if (!canBeMailed(about) || !isDue(about.parts.repair)) return null
			const { db } = context.database
			const written = await writeMail(db, mail, about)
			const { invoices } = about.parts
			return withInvoice ? attachInvoice(db, written, invoices[0]) : written
		},
	})

const changeMails = {
	confirmed: () => repairMails.confirmed,
	total: () => repairMails.total,
	rescheduled: mailOfTime,
	technician: () => repairMails.technician,
}

/** One mail about all that is new since the last one; what was taken back is nothing new (D-55). */
async function mailNews(context: JobContext, { repairId }: { repairId: number }) {
	const { db } = context.database
	const about = await readAbout(context, repairId)
	const { repair } = about.parts
	const news = repair.mailedState && changeToMail(repair.mailedState, repair)
	if (!news || !canBeMailed(about) || isTooLate(news, repair)) return
	// After an outage mails go in any order; somebody who has read that nobody comes must not read afterwards that somebody does.
	const notAfter = [`repair-cancelled:${repairId}`, `repair-called-off:${repairId}`]
	await context.mailer.deliver(`repair-${news}:${repairId}:${repair.version}`, () => writeMail(db, changeMails[news](about), about), {
		notAfter,
	})
	await db
		.update(repairs)
		.set({ mailedState: stateToMail(repair) })
		.where(eq(repairs.id, repairId))
}

/** Nobody is told to expect us on a day that is over; what it costs is told whenever it changes. */
const isTooLate = (news: keyof typeof changeMails, { kind, status, startsAt }: RepairParts['repair']) =>
	news !== 'total' && status !== 'in_progress' && kind !== 'service_now' && dayOf(startsAt) < dayOf(now())

/** Sent as long as an answer is awaited. */
async function mailProposal(context: JobContext, { extraId }: { extraId: number }) {
	const { db } = context.database
	const [found] = await db.select({ repairId: repairExtras.repairId }).from(repairExtras).where(eq(repairExtras.id, extraId))
	if (!found) return
	const about = await readAbout(context, found.repairId)
	const extra = about.parts.extras.find(({ id }) => id === extraId)
	if (extra?.status !== 'open' || !canBeMailed(about)) return
	const url = `${context.publicUrl}/extra-work/${rowToken(context.keys, 'extra work', extraId)}`
	await context.mailer.deliver(`extra-work:${extraId}`, () => writeMail(db, repairMails.extraWork, { ...about, extra, url }))
}

/** One mail about all money since the last one, unless the mail about the end reported it. */
async function mailMoney(context: JobContext, { repairId }: { repairId: number }) {
	const { db } = context.database
	const about = await readAbout(context, repairId)
	const { repair, payments, events, invoices } = about.parts
	const money = newestMoney({ payments, duePaise: repair.totalPaise - paidPaiseOf(repair), invoices })
	const endedAt = events.find(({ status }) => status === 'completed' || status === 'cancelled')?.at
	if (!money || !canBeMailed(about) || isInEndMail(payments, endedAt)) return
	const write = async () => attachInvoice(db, await writeMail(db, repairMails[money.last.kind], { ...about, money }), money.document)
	await context.mailer.deliver(`repair-money:${repairId}:${payments.length}`, write)
}

/** What the worker does for repairs. */
export const repairJobHandlers: JobHandler[] = [
	repairMail(mailRepairBooked, { name: 'repair-booked', mail: repairMails.booked, isDue: isOpen }),
	repairMail(mailRepairCancelled, { name: 'repair-cancelled', mail: repairMails.cancelled }),
	repairMail(mailRepairCalledOff, { name: 'repair-called-off', mail: repairMails.calledOff }),
	repairMail(mailRepairCompleted, { name: 'repair-completed', mail: repairMails.completed, withInvoice: true }),
	jobHandler(mailExtraWork, mailProposal),
	jobHandler(mailRepairNews, mailNews),
	jobHandler(mailRepairMoney, mailMoney),
	jobHandler(invoiceRepairsDone, ({ database }) => database.transaction(queueMissingInvoices), { at: { hour: 4, minute: 40 } }),
	jobHandler(invoiceOneRepair, ({ database }, { repairId }) => database.transaction((db) => invoiceById(db, repairId))),
	jobHandler(emailVerified, ({ database }, verified) => database.transaction((db) => joinPhoneBookings(db, verified))),
	jobHandler(dateCompletions, ({ database: { db } }) => dateOldCompletions(db)),
	jobHandler(oweRefunds, ({ database: { db } }) => oweOldRefunds(db)),
	jobHandler(forgetInvoices, ({ database: { db } }) => forgetOldInvoices(db), { at: { hour: 4, minute: 20 } }),
	jobHandler(forgetRepairNotes, ({ database }) => database.transaction(forgetOldNotes), { at: { hour: 4, minute: 50 } }),
]

const readAbout = async ({ database: { db }, publicUrl }: JobContext, repairId: number): Promise<FoundRepair> => ({
	parts: await findRepairWithoutPermission(db, repairId),
	settings: await findSettings(db),
	publicUrl,
	at: now(),
})
