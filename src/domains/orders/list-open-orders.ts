import { and, asc, eq, inArray } from 'drizzle-orm'
import { paidPaiseOf } from '#domains/company/payments.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { openStatuses } from './open-statuses.ts'
import { partOrders } from './tables.ts'

const { id, orderNumber, totalPaise, paymentStatus, paidAmountPaise } = partOrders

/** A customer's orders that are still under way, the oldest first. One statement. */
export const listOpenOrders = (db: ReadDb, customerId: number) =>
	db
		.select({ id, reference: orderNumber })
		.from(partOrders)
		.where(and(eq(partOrders.customerId, customerId), inArray(partOrders.status, openStatuses)))
		.orderBy(asc(id))

/** A customer's cancelled orders whose money is still to be given back, with how much in rupees. One statement. */
export async function listDueRefunds(db: ReadDb, customerId: number) {
	const owed = await db
		.select({ id, reference: orderNumber, totalPaise, paymentStatus, paidAmountPaise })
		.from(partOrders)
		.where(and(eq(partOrders.customerId, customerId), eq(paymentStatus, 'refund_due')))
		.orderBy(asc(id))
	return owed.map((order) => ({ id: order.id, reference: order.reference, amount: rupees(paidPaiseOf(order)) }))
}
