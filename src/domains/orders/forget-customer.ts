import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { cancelledForgotten, forgotten } from '#domains/company/sold.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { partCarts, partOrderEvents, partOrderNotes, partOrders } from './tables.ts'

/**
 * Takes out of a deleted customer's orders what is not needed any more (D-43): of delivered ones name, address and amounts stay for the
 * invoice, of cancelled ones nothing that tells of a person, but for name and phone as long as a refund is due; what anybody wrote about
 * them goes, the tracking number and the carts too. None may be open.
 */
export async function forgetCustomer(db: Db, { id: customerId }: { id: number }): Promise<void> {
	await db.delete(partCarts).where(eq(partCarts.customerId, customerId))
	const own = db.select({ id: partOrders.id }).from(partOrders).where(eq(partOrders.customerId, customerId))
	await db.delete(partOrderNotes).where(inArray(partOrderNotes.orderId, own))
	await db
		.update(partOrderEvents)
		.set({ note: '' })
		.where(and(inArray(partOrderEvents.orderId, own), ne(partOrderEvents.note, '')))
	const known = await db
		.update(partOrders)
		.set({
			...forgotten(partOrders),
			// The carrier's page tells by it who got the parts, and where. What was mailed of it last is remembered with it.
			trackingNumber: '',
			mailedState: sql`${partOrders.status}::text`,
		})
		.where(eq(partOrders.customerId, customerId))
		.returning({ orderNumber: partOrders.orderNumber })
	await db
		.update(partOrders)
		.set(cancelledForgotten(partOrders))
		.where(and(eq(partOrders.customerId, customerId), eq(partOrders.status, 'cancelled')))
	await recordChanges(
		db,
		known.map(({ orderNumber }) => ({ collection: 'orders', id: orderNumber })),
	)
}
