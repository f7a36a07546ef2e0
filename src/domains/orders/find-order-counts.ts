import { and, eq, inArray, sql } from 'drizzle-orm'
import { countAmong, countApart } from '#platform/database/count-rows.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { openStatuses } from './open-statuses.ts'
import { partOrders } from './tables.ts'

/**
 * How many orders are under way, of them not confirmed and to be packed, delivered and not paid, and to be refunded (B.ADMIN-34). One
 * statement.
 */
export async function findOrderCounts(db: ReadDb) {
	const isOpen = inArray(partOrders.status, openStatuses)
	const isToPay = and(eq(partOrders.status, 'delivered'), eq(partOrders.paymentStatus, 'due'))
	const isToRefund = eq(partOrders.paymentStatus, 'refund_due')
	return one(
		await db
			.select({
				open_orders: sql<number>`count(*)`.mapWith(Number),
				orders_to_confirm: countAmong(eq(partOrders.status, 'placed')),
				orders_to_pack: countAmong(eq(partOrders.status, 'confirmed')),
				orders_to_pay: countApart(db, partOrders, isToPay),
				orders_to_refund: countApart(db, partOrders, isToRefund),
			})
			.from(partOrders)
			.where(isOpen),
	)
}
