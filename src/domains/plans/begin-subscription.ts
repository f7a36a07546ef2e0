import { and, eq, sql } from 'drizzle-orm'
import { alreadyActive, durationMonths, planLimits, stillToDecide } from '#contract/plans/plan-words.ts'
import { statusByAmounts } from '#domains/company/payments.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { addDays, addMonths, dayOf, type IndianDay } from '#shared/days.ts'
import { holdPendingRequest } from './find-requests.ts'
import { isPast } from './is-active.ts'
import { mailMove, mailSubscriptionBegun } from './jobs.ts'
import type { SubscriptionRow } from './present-subscription.ts'
import { refuseWholeForm } from './refuse-second.ts'
import type { Bought, Contact } from './resolve-purchase.ts'
import { subscriptions } from './tables.ts'

type New = {
	customerId: number
	requestId: number | null
	reference: string
	startDate: IndianDay | null
	bought: Bought
	contact: Contact
	/** What is left of another's subscription and was paid by him: it ends when his would have. */
	cameAlong?: { endDate: IndianDay; at: Date }
}

/**
 * Begins a subscription, today unless another day is named; its last day is the same of the month 3, 6 or 12 months later, or that month's
 * last (A.R-62). Throws 400 at `start_date`, for a customer who has an active one: of two at once the index lets one in (A.E-22), and for
 * one with a request that waits for a decision, which beside this one could only be rejected.
 */
export async function beginSubscription(db: Db, { bought, contact, startDate, cameAlong, ...begun }: New): Promise<SubscriptionRow> {
	const at = now()
	const today = dayOf(at)
	const start = startDate ?? today
	if (start < today || start > addDays(today, planLimits.startDays))
		throw refuseField('start_date', `Please choose a day from today on, at most ${planLimits.startDays} days ahead.`)
	const asked = await holdPendingRequest(db, begun.customerId)
	if (asked) throw refuse(stillToDecide(asked))
	// One that is over by its date makes room.
	await db
		.update(subscriptions)
		.set({ status: 'expired', version: sql`${subscriptions.version} + 1` })
		.where(and(eq(subscriptions.customerId, begun.customerId), isPast()))
	const totalPaise = cameAlong ? 0 : bought.discountedPricePaise
	const [subscription] = await db
		.insert(subscriptions)
		.values({
			...begun,
			...bought,
			...contact,
			startDate: start,
			endDate: cameAlong?.endDate ?? addMonths(start, durationMonths[bought.durationType]),
			...(cameAlong && { moved: 'came_along', movedAt: cameAlong.at }),
			distanceFeePaise: 0,
			subtotalPaise: totalPaise,
			totalPaise,
			paymentStatus: statusByAmounts({ totalPaise, paidPaise: 0 }),
			createdAt: at,
		})
		.onConflictDoNothing({ target: subscriptions.customerId, where: sql`status = 'active'` })
		.returning()
	if (!subscription) throw refuseWholeForm(alreadyActive)
	if (cameAlong) await mailMove(db, subscription)
	else await enqueue(db, mailSubscriptionBegun, { subscriptionId: subscription.id }, { to: subscription.customerEmail })
	return subscription
}
