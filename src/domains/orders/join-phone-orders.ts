import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { holdCustomer } from '#domains/accounts/hold-customer.ts'
import { giveInvoicesTo } from '#domains/invoices/give-invoices-to.ts'
import { rememberBuyer } from '#domains/parts/remember-buyer.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import type { OrderRow } from './present-order.ts'
import { partOrderLines, partOrders } from './tables.ts'

/**
 * Gives an account whose address was just verified what was ordered on the phone with that address (D-53). Done twice, it changes nothing
 * more.
 */
export async function joinPhoneOrders(db: Db, { userId }: { userId: number }): Promise<void> {
	const account = await holdCustomer(db, userId)
	if (!account) return
	const joined = await db
		.update(partOrders)
		.set({ customerId: userId, version: sql`${partOrders.version} + 1` })
		.where(and(isNull(partOrders.customerId), eq(partOrders.customerEmail, account.email), isNull(partOrders.forgottenAt)))
		.returning({ id: partOrders.id, orderNumber: partOrders.orderNumber, status: partOrders.status })
	await takeAlong(db, joined, userId)
	await recordChanges(
		db,
		joined.map(({ orderNumber }) => ({ collection: 'orders', id: orderNumber, customerId: userId })),
	)
}

/** What belongs to an account along with orders that had none: their invoices, and of delivered ones that its person bought these parts. */
export async function takeAlong(db: Db, orders: readonly Pick<OrderRow, 'id' | 'status'>[], customerId: number): Promise<void> {
	await giveInvoicesTo(db, { source: 'order', sourceIds: orders.map(({ id }) => id), customerId })
	const delivered = orders.flatMap(({ id, status }) => (status === 'delivered' ? [id] : []))
	if (delivered.length > 0) await rememberBuyer(db, customerId, await listPartIds(db, delivered))
}

/** The parts of these orders, each once. */
export const listPartIds = async (db: Db, orderIds: readonly number[]) =>
	(
		await db
			.selectDistinct({ id: partOrderLines.partId })
			.from(partOrderLines)
			.where(inArray(partOrderLines.orderId, [...orderIds]))
	).map(({ id }) => id)
