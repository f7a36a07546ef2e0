import { eq, sql } from 'drizzle-orm'
import { visitToSettle, visitUnsettled } from '#contract/plans/plan-words.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { refuse } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { endVisits } from './end-visits.ts'
import { invoiceSubscription } from './invoice-subscription.ts'
import { mailSubscriptionCancelled } from './jobs.ts'
import { refundPaiseOf, type SubscriptionParts, type SubscriptionRow, statusOf } from './present-subscription.ts'
import { subscriptions } from './tables.ts'
import { whenOf } from './when-of.ts'

type Ending = { reason: string; by: 'customer' | 'company' }

/**
 * Cancels an active subscription with the visits that are to come (A.E-31): what is to be given back of the money that came is recorded
 * (A.R-63). Its row must be locked, which whoever begins a visit locks too. Throws 400 for one that has ended, and while a visit is under
 * way: whether it is used is not known then (decision 0067).
 */
export async function endSubscription(db: Db, parts: SubscriptionParts, { reason, by }: Ending): Promise<SubscriptionRow> {
	const { subscription } = parts
	if (statusOf(subscription) !== 'active') throw refuse('Only an active subscription can be cancelled.')
	refuseUnsettled(parts, by)
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
	await endVisits(db, subscription, undefined, { cancelledBy: 'subscription', notes: 'Your subscription was cancelled.' })
	await enqueue(db, mailSubscriptionCancelled, { subscriptionId: after.id }, { to: after.customerEmail })
	return after
}

/** Throws 400 while a visit is under way, with what can be done about it. */
export function refuseUnsettled({ unsettled }: SubscriptionParts, by: Ending['by']): void {
	if (!unsettled) return
	const when = whenOf({ startsAt: unsettled, createdAt: now() })
	throw refuse(by === 'customer' ? visitUnsettled(when) : visitToSettle(when))
}
