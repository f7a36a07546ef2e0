import { eq } from 'drizzle-orm'
import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { listNotes, listStepTakers } from '#domains/accounts/list-notes.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { findOrderParts } from '../find-order-parts.ts'
import type { OrderRow } from '../present-order.ts'
import { partOrderEvents, partOrderNotes, partOrders } from '../tables.ts'
import { presentStaffOrder } from './present-staff-order.ts'

/** An order as the company reads it, with its notes and who took which step. Throws 404. Three statements. */
export async function findOrderForStaff(db: ReadDb, actor: Actor, orderNumber: string): Promise<StaffOrderInFull> {
	const [parts] = await findOrderParts(db, (query) => query.where(eq(partOrders.orderNumber, orderNumber)))
	if (!parts) throw notFound()
	const { id } = parts.order
	return {
		...presentStaffOrder(actor, parts),
		taken_by: await listStepTakers(db, partOrderEvents, eq(partOrderEvents.orderId, id)),
		internal_notes: await listNotes(db, partOrderNotes, eq(partOrderNotes.orderId, id)),
	}
}

/** Its row, and nobody else may change it until the transaction ends. Throws 404. */
export async function lockOrder(db: Db, orderNumber: string): Promise<OrderRow> {
	const [order] = await db.select().from(partOrders).where(eq(partOrders.orderNumber, orderNumber)).for('no key update')
	if (!order) throw notFound()
	return order
}
