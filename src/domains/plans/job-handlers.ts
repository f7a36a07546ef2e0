import { findSettings } from '#domains/company/find-settings.ts'
import { type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import {
	type AboutRequest,
	type AboutSubscription,
	requestReceived,
	requestRejected,
	subscriptionBegun,
	subscriptionEnded,
	subscriptionEnds,
} from './emails/plan-mails.ts'
import { findRequestWithoutPermission } from './find-requests.ts'
import { findSubscriptionWithoutPermission } from './find-subscriptions.ts'
import { forgetOldInvoices } from './forget-customer.ts'
import {
	forgetSubscriptionInvoices,
	mailRequestReceived,
	mailRequestRejected,
	mailSubscriptionBegun,
	mailSubscriptionCancelled,
	mailSubscriptionEnds,
	remindOfEnds,
} from './jobs.ts'
import { statusOf } from './present-subscription.ts'
import { remindOfCloseEnds } from './remind-of-ends.ts'

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

/** What is done about plans outside a request. */
export const planJobHandlers: JobHandler[] = [
	requestMail(mailRequestReceived, 'plan-requested', requestReceived),
	requestMail(mailRequestRejected, 'plan-rejected', requestRejected),
	subscriptionMail(mailSubscriptionBegun, 'subscription-begun', subscriptionBegun),
	subscriptionMail(mailSubscriptionCancelled, 'subscription-cancelled', subscriptionEnded),
	mailHandler(mailSubscriptionEnds, {
		key: ({ subscriptionId, days, endDate }) => `subscription-ends:${subscriptionId}:${endDate}:${days}`,
		write: async (context, { subscriptionId, endDate }) => {
			const about = await readAbout(context, subscriptionId)
			// Cancelled, corrected or over meanwhile, it has another end to tell of or none.
			const isDue = statusOf(about.row) === 'active' && about.row.endDate === endDate && !about.row.forgottenAt
			return isDue ? subscriptionEnds(about) : null
		},
	}),
	jobHandler(remindOfEnds, ({ database }) => database.transaction(remindOfCloseEnds), { at: { hour: 9, minute: 0 } }),
	jobHandler(forgetSubscriptionInvoices, ({ database: { db } }) => forgetOldInvoices(db), { at: { hour: 4, minute: 40 } }),
]

const companyOf = async ({ database: { db }, publicUrl }: JobContext) => ({ settings: await findSettings(db), publicUrl })
const readAbout = async (context: JobContext, subscriptionId: number): Promise<AboutSubscription> => ({
	row: (await findSubscriptionWithoutPermission(context.database.db, subscriptionId)).subscription,
	...(await companyOf(context)),
})
