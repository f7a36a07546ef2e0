import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { isActive } from './is-active.ts'
import { subscriptionRequests, subscriptions } from './tables.ts'

/** How many requests are to be decided, subscriptions active, of which money is due, and to be refunded (A.ADMIN-05). One statement. */
export async function findPlanCounts(db: ReadDb) {
	const count = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
	const pending = db.select({ pending: sql`count(*)` }).from(subscriptionRequests).where(eq(subscriptionRequests.status, 'pending'))
	return one(
		await db
			.select({
				requests_to_decide: sql<number>`(${pending})`.mapWith(Number),
				active_subscriptions: count(isActive()),
				subscriptions_to_pay: count(and(eq(subscriptions.paymentStatus, 'due'), ne(subscriptions.status, 'cancelled'))),
				subscriptions_to_refund: count(eq(subscriptions.paymentStatus, 'refund_due')),
			})
			.from(subscriptions),
	)
}
