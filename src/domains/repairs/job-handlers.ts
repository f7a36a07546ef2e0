import { eq } from 'drizzle-orm'
import { emailVerified } from '#domains/accounts/jobs.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { attachInvoice } from '#domains/invoices/attach-invoice.ts'
import { isToldByEnd } from '#domains/invoices/emails/money-words.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { rowToken } from '#platform/row-token.ts'
import type { AboutRepair } from './emails/describe-repair.ts'
import { repairBooked } from './emails/repair-booked.ts'
import { repairCalledOff } from './emails/repair-called-off.ts'
import { repairCancelled } from './emails/repair-cancelled.ts'
import { repairCompleted } from './emails/repair-completed.ts'
import { repairConfirmed } from './emails/repair-confirmed.ts'
import { repairExtraWork } from './emails/repair-extra-work.ts'
import { repairMoney } from './emails/repair-money.ts'
import { repairNewTotal } from './emails/repair-new-total.ts'
import { repairRescheduled } from './emails/repair-rescheduled.ts'
import { technicianAssigned } from './emails/technician-assigned.ts'
import { findRepairWithoutPermission } from './find-repair.ts'
import { forgetOldInvoices } from './forget-old-invoices.ts'
import { invoiceById, queueMissingInvoices } from './invoice-done-repairs.ts'
import {
	forgetInvoices,
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
import { oweOldRefunds } from './owe-old-refunds.ts'
import { newsSince, stateToTell } from './repair-news.ts'
import { repairExtras, repairs } from './tables.ts'

type MailAbout = {
	/** What the mail is called, with the repair's id a key of its own. */
	name: string
	write: (about: AboutRepair, db: ReadDb) => Mail | Promise<Mail>
}

/** Whoever deleted the account meanwhile has no address any more, and some who booked on the phone gave none (D-43, D-53). */
const canBeMailed = ({ parts: { repair } }: AboutRepair) => repair.forgottenAt === null && repair.customerEmail !== ''

/** A mail about a repair that goes at once. */
const repairMail = (work: typeof mailRepairBooked, { name, write }: MailAbout) =>
	mailHandler(work, {
		key: ({ repairId }) => `${name}:${repairId}`,
		write: async (context, { repairId }) => {
			const about = await readAbout(context, repairId)
			return canBeMailed(about) ? write(about, context.database.db) : null
		},
	})

const newsMails = { confirmed: repairConfirmed, total: repairNewTotal, rescheduled: repairRescheduled, technician: technicianAssigned }

/** One mail about all that is new since the last one; what was taken back is nothing new (D-55). */
async function mailNews(context: JobContext, { repairId }: { repairId: number }) {
	const about = await readAbout(context, repairId)
	const { repair } = about.parts
	const news = repair.told && newsSince(repair.told, repair)
	if (!news || !canBeMailed(about)) return
	// After an outage mails go in any order; whoever has read that nobody comes must not read afterwards that somebody does.
	const notAfter = [`repair-cancelled:${repairId}`, `repair-called-off:${repairId}`]
	await context.mailer.deliver(`repair-${news}:${repairId}:${repair.version}`, () => newsMails[news](about), { notAfter })
	const { db } = context.database
	await db
		.update(repairs)
		.set({ told: stateToTell(repair) })
		.where(eq(repairs.id, repairId))
}

/** Asks for an answer as long as one is awaited. */
async function mailProposal(context: JobContext, { extraId }: { extraId: number }) {
	const { db } = context.database
	const [found] = await db.select({ repairId: repairExtras.repairId }).from(repairExtras).where(eq(repairExtras.id, extraId))
	if (!found) return
	const about = await readAbout(context, found.repairId)
	const extra = about.parts.extras.find(({ id }) => id === extraId)
	if (extra?.status !== 'open' || !canBeMailed(about)) return
	const url = `${context.publicUrl}/extra-work/${rowToken(context.keys, 'extra work', extraId)}`
	await context.mailer.deliver(`extra-work:${extraId}`, () => repairExtraWork(about, extra, url))
}

const completedWithInvoice = (about: AboutRepair, db: ReadDb) => attachInvoice(db, repairCompleted(about), about.parts.invoices[0])

/** One mail about all money since the last one, unless that of the end told it. */
async function mailMoney(context: JobContext, { repairId }: { repairId: number }) {
	const about = await readAbout(context, repairId)
	const { payments, events } = about.parts
	const money = repairMoney(about)
	if (!money || !canBeMailed(about) || isToldByEnd(payments, events.find(({ status }) => status === 'completed')?.at)) return
	const write = () => attachInvoice(context.database.db, money.mail, money.document)
	await context.mailer.deliver(`repair-money:${repairId}:${payments.length}`, write)
}

/** What is done about repairs outside a request. */
export const repairJobHandlers: JobHandler[] = [
	repairMail(mailRepairBooked, { name: 'repair-booked', write: repairBooked }),
	repairMail(mailRepairCancelled, { name: 'repair-cancelled', write: repairCancelled }),
	repairMail(mailRepairCalledOff, { name: 'repair-called-off', write: repairCalledOff }),
	repairMail(mailRepairCompleted, { name: 'repair-completed', write: completedWithInvoice }),
	jobHandler(mailExtraWork, mailProposal),
	jobHandler(mailRepairNews, mailNews),
	jobHandler(mailRepairMoney, mailMoney),
	jobHandler(invoiceRepairsDone, ({ database }) => database.transaction(queueMissingInvoices), { at: { hour: 4, minute: 50 } }),
	jobHandler(invoiceOneRepair, ({ database }, { repairId }) => database.transaction((db) => invoiceById(db, repairId))),
	jobHandler(emailVerified, ({ database }, verified) => database.transaction((db) => joinPhoneBookings(db, verified))),
	jobHandler(oweRefunds, ({ database: { db } }) => oweOldRefunds(db)),
	jobHandler(forgetInvoices, ({ database: { db } }) => forgetOldInvoices(db), { at: { hour: 4, minute: 20 } }),
]

const readAbout = async ({ database: { db }, publicUrl }: JobContext, repairId: number): Promise<AboutRepair> => ({
	parts: await findRepairWithoutPermission(db, repairId),
	settings: await findSettings(db),
	publicUrl,
	at: now(),
})
