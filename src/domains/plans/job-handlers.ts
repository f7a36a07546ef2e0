import { eq } from 'drizzle-orm'
import { findSettings } from '#domains/company/find-settings.ts'
import type { MailKind } from '#domains/company/mail-texts/declare-mail.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { attachInvoice } from '#domains/invoices/attach-invoice.ts'
import { newestMoney } from '#domains/invoices/emails/money-words.ts'
import { type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { unsubscribeOf } from '#platform/mail/unsubscribe.ts'
import { dayOf } from '#shared/days.ts'
import { type AboutRequest, type AboutSubscription, mailOfMove, planMails } from './emails/plan-mails.ts'
import { type AboutVisit, mailOfCancellation, visitMails } from './emails/visit-mails.ts'
import { findRequestWithoutPermission } from './find-requests.ts'
import { findSubscriptionWithoutPermission } from './find-subscriptions.ts'
import type { VisitParts } from './find-visit-parts.ts'
import { findVisitWithoutPermission } from './find-visits.ts'
import { forgetOldInvoices } from './forget-old-invoices.ts'
import { forgetOldVisits } from './forget-old-visits.ts'
import {
	forgetSubscriptionInvoices,
	forgetVisitNotes,
	mailRequestReceived,
	mailRequestRejected,
	mailSubscriptionBegun,
	mailSubscriptionCancelled,
	mailSubscriptionEnds,
	mailSubscriptionMoney,
	mailSubscriptionMoved,
	mailVisitCancelled,
	mailVisitCompleted,
	mailVisitNews,
	mailVisitReminder,
	mailVisitScheduled,
	remindOfEnds,
	remindOfVisits,
} from './jobs.ts'
import type { RequestRow } from './present-request.ts'
import { remainingVisits, type SubscriptionRow, statusOf } from './present-subscription.ts'
import { remindOfCloseEnds } from './remind-of-ends.ts'
import { remindOfNextVisits } from './remind-of-visits.ts'
import { visits } from './tables.ts'
import { changeToMail, stateToMail } from './visit-change-to-mail.ts'

/** Each of these mails says how things stand: once that is over, another one says how they stand now. */
const requestMail = (
	work: typeof mailRequestReceived,
	name: string,
	{ mail, says }: { mail: MailKind<AboutRequest>; says: RequestRow['status'] },
) =>
	mailHandler(work, {
		key: ({ requestId }) => `${name}:${requestId}`,
		write: async (context, { requestId }) => {
			const row = await findRequestWithoutPermission(context.database.db, requestId)
			return row.forgottenAt || row.status !== says ? null : writeMail(context.database.db, mail, { row, ...(await companyOf(context)) })
		},
	})

const subscriptionMail = (
	work: typeof mailSubscriptionBegun,
	name: string,
	{ mail, isDue = () => true }: { mail: MailKind<AboutSubscription>; isDue?: (row: SubscriptionRow) => boolean },
) =>
	mailHandler(work, {
		key: ({ subscriptionId }) => `${name}:${subscriptionId}`,
		write: async (context, { subscriptionId }) => {
			const about = await readAbout(context, subscriptionId)
			return about.row.forgottenAt || !isDue(about.row) ? null : writeMail(context.database.db, mail, about)
		},
	})

const endMails = (visitId: number) => [`visit-cancelled:${visitId}`, `visit-completed:${visitId}`]
type Visit = VisitParts['visit']
type VisitMail = { says: Visit['status']; mailOf: (visit: Visit) => MailKind<AboutVisit> }
/** A mail about a visit that stands as it says; a visit that has ended is not announced any more. */
const visitMail = (work: typeof mailVisitScheduled, name: string, { says, mailOf }: VisitMail) =>
	mailHandler(work, {
		key: ({ visitId }) => `${name}:${visitId}`,
		write: async (context, { visitId }) => {
			const about = await readVisit(context, visitId)
			const { visit, of } = about.parts
			return of.forgottenAt || visit.status !== says ? null : writeMail(context.database.db, mailOf(visit), about)
		},
		notAfter: ({ visitId }) => endMails(visitId),
	})

/** One mail about all that is new since the last one; what was taken back is nothing new (D-55). */
async function mailNews(context: JobContext, { visitId }: { visitId: number }) {
	const { db } = context.database
	const about = await readVisit(context, visitId)
	const { visit, of } = about.parts
	const news = changeToMail(visit)
	if (!news || of.forgottenAt) return
	await context.mailer.deliver(`visit-${news}:${visitId}:${visit.version}`, () => writeMail(db, visitMails[news], about), {
		notAfter: endMails(visitId),
	})
	await db
		.update(visits)
		.set({ mailedState: stateToMail(visit) })
		.where(eq(visits.id, visitId))
}

/** One mail about all money since the last one. */
async function mailMoney(context: JobContext, { subscriptionId }: { subscriptionId: number }) {
	const { db } = context.database
	const { subscription: row, payments, invoices } = await findSubscriptionWithoutPermission(db, subscriptionId)
	const duePaise = row.status === 'cancelled' ? 0 : row.totalPaise - paidPaiseOf(row)
	const money = newestMoney({ payments, duePaise, invoices })
	if (!money || row.forgottenAt) return
	const about = { row, money, ...(await companyOf(context)) }
	const write = async () => attachInvoice(db, await writeMail(db, planMails[money.last.kind], about), money.document)
	await context.mailer.deliver(`subscription-money:${subscriptionId}:${payments.length}`, write)
}

/** What is done about plans outside a request. */
export const planJobHandlers: JobHandler[] = [
	requestMail(mailRequestReceived, 'plan-requested', { mail: planMails.requested, says: 'pending' }),
	requestMail(mailRequestRejected, 'plan-rejected', { mail: planMails.rejected, says: 'rejected' }),
	subscriptionMail(mailSubscriptionBegun, 'subscription-begun', { mail: planMails.begun, isDue: ({ status }) => status !== 'cancelled' }),
	subscriptionMail(mailSubscriptionCancelled, 'subscription-cancelled', { mail: planMails.ended }),
	jobHandler(mailSubscriptionMoney, mailMoney),
	mailHandler(mailSubscriptionMoved, {
		key: ({ subscriptionId, version }) => `subscription-moved:${subscriptionId}:${version}`,
		write: async (context, { subscriptionId, movedAt }) => {
			const about = await readAbout(context, subscriptionId)
			// The mail says where the plan is now: of a move that another followed, that one's mail says it.
			const isSuperseded = movedAt && about.row.movedAt?.toISOString() !== movedAt
			return about.row.forgottenAt || isSuperseded ? null : writeMail(context.database.db, mailOfMove(about.row), about)
		},
	}),
	mailHandler(mailSubscriptionEnds, {
		key: ({ subscriptionId, days, endDate }) => `subscription-ends:${subscriptionId}:${endDate}:${days}`,
		write: async (context, { subscriptionId, endDate }) => {
			const about = await readAbout(context, subscriptionId)
			// A subscription that was cancelled, corrected or has ended meanwhile has another end to report, or none.
			const isDue = statusOf(about.row) === 'active' && about.row.endDate === endDate && !about.row.forgottenAt
			if (!isDue) return null
			const { customerId } = about.row
			return writeMail(context.database.db, planMails.ends, {
				...about,
				...(customerId !== null && { stop: unsubscribeOf(context, 'plans', customerId) }),
			})
		},
	}),
	visitMail(mailVisitScheduled, 'visit-scheduled', { says: 'scheduled', mailOf: () => visitMails.scheduled }),
	visitMail(mailVisitCancelled, 'visit-cancelled', { says: 'cancelled', mailOf: mailOfCancellation }),
	visitMail(mailVisitCompleted, 'visit-completed', { says: 'completed', mailOf: () => visitMails.completed }),
	jobHandler(mailVisitNews, mailNews),
	mailHandler(mailVisitReminder, {
		key: ({ visitId, day }) => `visit-reminder:${visitId}:${day}`,
		write: async (context, { visitId, day }) => {
			const about = await readVisit(context, visitId)
			const { visit, of } = about.parts
			// Cancelled or moved meanwhile, it is not tomorrow any more.
			const isDue = visit.status === 'scheduled' && dayOf(visit.startsAt) === day && !of.forgottenAt
			return isDue ? writeMail(context.database.db, visitMails.tomorrow, about) : null
		},
	}),
	jobHandler(remindOfVisits, ({ database }) => database.transaction(remindOfNextVisits), { at: { hour: 17, minute: 0 } }),
	jobHandler(remindOfEnds, ({ database }) => database.transaction(remindOfCloseEnds), { at: { hour: 9, minute: 0 } }),
	jobHandler(forgetSubscriptionInvoices, ({ database: { db } }) => forgetOldInvoices(db), { at: { hour: 4, minute: 40 } }),
	jobHandler(forgetVisitNotes, ({ database }) => database.transaction(forgetOldVisits), { at: { hour: 4, minute: 55 } }),
]

const companyOf = async ({ database: { db }, publicUrl }: JobContext) => ({ settings: await findSettings(db), publicUrl })
const readAbout = async (context: JobContext, subscriptionId: number): Promise<AboutSubscription & { row: SubscriptionRow }> => ({
	row: (await findSubscriptionWithoutPermission(context.database.db, subscriptionId)).subscription,
	...(await companyOf(context)),
})
const readVisit = async (context: JobContext, visitId: number): Promise<AboutVisit & { parts: VisitParts }> => {
	const parts = await findVisitWithoutPermission(context.database.db, visitId)
	const subscription = await findSubscriptionWithoutPermission(context.database.db, parts.visit.subscriptionId)
	return { parts, remaining: remainingVisits(subscription), ...(await companyOf(context)) }
}
