import { eq } from 'drizzle-orm'
import { findSettings } from '#domains/company/find-settings.ts'
import { type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { stopOf } from '#platform/mail/stop.ts'
import { dayOf } from '#shared/days.ts'
import {
	type AboutRequest,
	type AboutSubscription,
	requestReceived,
	requestRejected,
	subscriptionBegun,
	subscriptionEnded,
	subscriptionEnds,
	subscriptionMoved,
} from './emails/plan-mails.ts'
import {
	type AboutVisit,
	visitCancelled,
	visitCompleted,
	visitPassedOn,
	visitRescheduled,
	visitScheduled,
	visitTechnician,
	visitTomorrow,
} from './emails/visit-mails.ts'
import { findRequestWithoutPermission } from './find-requests.ts'
import { findSubscriptionWithoutPermission } from './find-subscriptions.ts'
import { findVisitWithoutPermission } from './find-visits.ts'
import { forgetOldInvoices } from './forget-customer.ts'
import {
	forgetSubscriptionInvoices,
	mailRequestReceived,
	mailRequestRejected,
	mailSubscriptionBegun,
	mailSubscriptionCancelled,
	mailSubscriptionEnds,
	mailSubscriptionMoved,
	mailVisitCancelled,
	mailVisitCompleted,
	mailVisitNews,
	mailVisitPassedOn,
	mailVisitReminder,
	mailVisitScheduled,
	remindOfEnds,
	remindOfVisits,
} from './jobs.ts'
import { remainingVisits, statusOf } from './present-subscription.ts'
import { remindOfCloseEnds } from './remind-of-ends.ts'
import { remindOfNextVisits } from './remind-of-visits.ts'
import { visits } from './tables.ts'
import { stateToTell, visitNews } from './visit-news.ts'

const requestMail = (work: typeof mailRequestReceived, name: string, write: (about: AboutRequest) => Mail) =>
	mailHandler(work, {
		key: ({ requestId }) => `${name}:${requestId}`,
		write: async (context, { requestId }) => {
			const row = await findRequestWithoutPermission(context.database.db, requestId)
			return row.forgottenAt ? null : write({ row, ...(await companyOf(context)) })
		},
	})

const subscriptionMail = (work: typeof mailSubscriptionBegun, name: string, write: (about: AboutSubscription) => Mail) =>
	mailHandler(work, {
		key: ({ subscriptionId }) => `${name}:${subscriptionId}`,
		write: async (context, { subscriptionId }) => {
			const about = await readAbout(context, subscriptionId)
			return about.row.forgottenAt ? null : write(about)
		},
	})

const endMails = (visitId: number) => [`visit-cancelled:${visitId}`, `visit-completed:${visitId}`]
/** A mail about a visit; one that is still to come is not told of after its end. */
const visitMail = (work: typeof mailVisitScheduled, name: string, write: (about: AboutVisit) => Mail) =>
	mailHandler(work, {
		key: ({ visitId }) => `${name}:${visitId}`,
		write: async (context, { visitId }) => {
			const about = await readVisit(context, visitId)
			return about.parts.of.forgottenAt ? null : write(about)
		},
		notAfter: ({ visitId }) => endMails(visitId),
	})

const newsMails = { rescheduled: visitRescheduled, technician: visitTechnician }

/** One mail about all that is new since the last one; what was taken back is nothing new (D-55). */
async function mailNews(context: JobContext, { visitId }: { visitId: number }) {
	const about = await readVisit(context, visitId)
	const { visit, of } = about.parts
	const news = visitNews(visit)
	if (!news || of.forgottenAt) return
	await context.mailer.deliver(`visit-${news}:${visitId}:${visit.version}`, () => newsMails[news](about), { notAfter: endMails(visitId) })
	await context.database.db
		.update(visits)
		.set({ told: stateToTell(visit) })
		.where(eq(visits.id, visitId))
}

/** What is done about plans outside a request. */
export const planJobHandlers: JobHandler[] = [
	requestMail(mailRequestReceived, 'plan-requested', requestReceived),
	requestMail(mailRequestRejected, 'plan-rejected', requestRejected),
	subscriptionMail(mailSubscriptionBegun, 'subscription-begun', subscriptionBegun),
	subscriptionMail(mailSubscriptionCancelled, 'subscription-cancelled', subscriptionEnded),
	mailHandler(mailSubscriptionMoved, {
		key: ({ subscriptionId, version }) => `subscription-moved:${subscriptionId}:${version}`,
		write: async (context, { subscriptionId }) => {
			const about = await readAbout(context, subscriptionId)
			return about.row.forgottenAt ? null : subscriptionMoved(about)
		},
	}),
	mailHandler(mailSubscriptionEnds, {
		key: ({ subscriptionId, days, endDate }) => `subscription-ends:${subscriptionId}:${endDate}:${days}`,
		write: async (context, { subscriptionId, endDate }) => {
			const about = await readAbout(context, subscriptionId)
			// Cancelled, corrected or over meanwhile, it has another end to tell of or none.
			const isDue = statusOf(about.row) === 'active' && about.row.endDate === endDate && !about.row.forgottenAt
			if (!isDue) return null
			const { customerId } = about.row
			return subscriptionEnds({ ...about, ...(customerId !== null && { stop: stopOf(context, 'plans', customerId) }) })
		},
	}),
	visitMail(mailVisitScheduled, 'visit-scheduled', visitScheduled),
	visitMail(mailVisitCancelled, 'visit-cancelled', visitCancelled),
	mailHandler(mailVisitPassedOn, {
		key: ({ visitId, subscriptionId }) => `visit-passed-on:${visitId}:${subscriptionId}`,
		write: async (context, { visitId, subscriptionId }) => {
			const about = await readVisit(context, visitId)
			const { visit } = about.parts
			const { subscription: of } = await findSubscriptionWithoutPermission(context.database.db, subscriptionId)
			if (of.forgottenAt) return null
			if (visit.subscriptionId !== subscriptionId) return visitPassedOn({ ...about, parts: { ...about.parts, of } })
			return visit.status === 'scheduled' ? visitScheduled(about) : null
		},
	}),
	visitMail(mailVisitCompleted, 'visit-completed', visitCompleted),
	jobHandler(mailVisitNews, mailNews),
	mailHandler(mailVisitReminder, {
		key: ({ visitId, day }) => `visit-reminder:${visitId}:${day}`,
		write: async (context, { visitId, day }) => {
			const about = await readVisit(context, visitId)
			const { visit, of } = about.parts
			// Cancelled or moved meanwhile, it is not tomorrow any more.
			return visit.status === 'scheduled' && dayOf(visit.startsAt) === day && !of.forgottenAt ? visitTomorrow(about) : null
		},
	}),
	jobHandler(remindOfVisits, ({ database }) => database.transaction(remindOfNextVisits), { at: { hour: 17, minute: 0 } }),
	jobHandler(remindOfEnds, ({ database }) => database.transaction(remindOfCloseEnds), { at: { hour: 9, minute: 0 } }),
	jobHandler(forgetSubscriptionInvoices, ({ database: { db } }) => forgetOldInvoices(db), { at: { hour: 4, minute: 40 } }),
]

const companyOf = async ({ database: { db }, publicUrl }: JobContext) => ({ settings: await findSettings(db), publicUrl })
const readAbout = async (context: JobContext, subscriptionId: number): Promise<AboutSubscription> => ({
	row: (await findSubscriptionWithoutPermission(context.database.db, subscriptionId)).subscription,
	...(await companyOf(context)),
})
const readVisit = async (context: JobContext, visitId: number): Promise<AboutVisit> => {
	const parts = await findVisitWithoutPermission(context.database.db, visitId)
	const subscription = await findSubscriptionWithoutPermission(context.database.db, parts.visit.subscriptionId)
	return { parts, remaining: remainingVisits(subscription), ...(await companyOf(context)) }
}
