import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { openStatuses } from './open-statuses.ts'
import { partOrders } from './tables.ts'

/** How many orders are under way, of them not confirmed and to be packed, delivered and not paid, and to be refunded (B.ADMIN-34). One statement. */
export async function findOrderCounts(db: ReadDb) {
	const isOpen = inArray(partOrders.status, openStatuses)
	const isToPay = and(eq(partOrders.status, 'delivered'), eq(partOrders.paymentStatus, 'due'))
	const isToRefund = eq(partOrders.paymentStatus, 'refund_due')
	const count = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
	// Each has an index of its own, which a condition that joins them with OR would not read.
	const countOf = (where: SQL | undefined) =>
		sql<number>`(${db.select({ count: sql`count(*)` }).from(partOrders).where(where)})`.mapWith(Number)
	return one(
		await db
			.select({
				open_orders: sql<number>`count(*)`.mapWith(Number),
				orders_to_confirm: count(eq(partOrders.status, 'placed')),
				orders_to_pack: count(eq(partOrders.status, 'confirmed')),
				orders_to_pay: countOf(isToPay),
				orders_to_refund: countOf(isToRefund),
			})
			.from(partOrders)
			.where(isOpen),
	)
}
