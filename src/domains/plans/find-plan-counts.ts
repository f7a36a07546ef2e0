import { eq } from 'drizzle-orm'
import { countAmong, countApart } from '#platform/database/count-rows.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { isActive } from './is-active.ts'
import { isToPay } from './staff/find-subscriptions-for-staff.ts'
import { subscriptionRequests, subscriptions } from './tables.ts'

/** How many requests are to be decided, subscriptions active, of which money is due, and to be refunded (A.ADMIN-05). One statement. */
export async function findPlanCounts(db: ReadDb) {
	return one(
		await db
			.select({
				requests_to_decide: countApart(db, subscriptionRequests, eq(subscriptionRequests.status, 'pending')),
				active_subscriptions: countAmong(isActive()),
				subscriptions_to_pay: countAmong(isToPay),
				subscriptions_to_refund: countAmong(eq(subscriptions.paymentStatus, 'refund_due')),
			})
			.from(subscriptions),
	)
}
