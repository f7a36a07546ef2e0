import { eq, sql } from 'drizzle-orm'
import { paidPaiseOf } from '#domains/company/payments.ts'
import type { Db } from '#platform/database/database.ts'
import { refuse } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { endVisits, isToCome } from './end-visits.ts'
import { invoiceSubscription } from './invoice-subscription.ts'
import { mailSubscriptionCancelled } from './jobs.ts'
import { refundPaiseOf, type SubscriptionParts, type SubscriptionRow, statusOf } from './present-subscription.ts'
import { subscriptions } from './tables.ts'

/**
 * Cancels an active subscription with the visits that are to come (A.E-31): what is to be given back of the money that came is recorded
 * (A.R-63). Its row must be locked. Throws 400 for one that has ended.
 */
export async function endSubscription(db: Db, parts: SubscriptionParts, reason: string): Promise<SubscriptionRow> {
	const { subscription } = parts
	if (statusOf(subscription) !== 'active') throw refuse('Only an active subscription can be cancelled.')
	const refundPaise = refundPaiseOf(parts)
	const after = one(
		await db
			.update(subscriptions)
			.set({
				status: 'cancelled',
				cancelReason: reason,
				refundPaise,
				...(refundPaise > 0 && { paymentStatus: 'refund_due', paidAmountPaise: paidPaiseOf(subscription) }),
				version: sql`${subscriptions.version} + 1`,
			})
			.where(eq(subscriptions.id, subscription.id))
			.returning(),
	)
	await invoiceSubscription(db, after)
	await endVisits(db, subscription, isToCome(), { cancelledBy: 'subscription', notes: 'Your subscription was cancelled.' })
	await enqueue(db, mailSubscriptionCancelled, { subscriptionId: after.id }, { to: after.customerEmail })
	return after
}
