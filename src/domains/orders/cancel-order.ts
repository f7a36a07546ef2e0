import { and, eq, sql } from 'drizzle-orm'
import { orderCancelled } from '#contract/orders/order-words.ts'
import { cancelledPayment } from '#domains/company/payments.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { findOwnOrder } from './find-order.ts'
import { giveBackLines } from './give-back-lines.ts'
import { invoiceOrder } from './invoice-order.ts'
import { mailOrderCancelled } from './jobs.ts'
import { presentOrder } from './present-order.ts'
import { recordOrderChange } from './record-order-change.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { partOrders } from './tables.ts'

/**
 * Cancels an order of the caller that is placed, with his reason, and puts its pieces back (D-50). Check and change are one statement:
 * against a confirmation at the same moment one of the two wins. Throws 404 for a foreign order and a Problem for one that is further.
 */
export async function cancelOrder(db: Db, actor: Actor, { orderNumber, reason }: { orderNumber: string; reason: string }) {
	const [cancelled] = await db
		.update(partOrders)
		.set({ ...cancelledPayment(partOrders), status: 'cancelled', cancelReason: reason, version: sql`${partOrders.version} + 1` })
		.where(and(eq(partOrders.orderNumber, orderNumber), eq(partOrders.customerId, actor.id), eq(partOrders.status, 'placed')))
		.returning()
	if (!cancelled) throw await whyNot(db, actor, orderNumber)
	await giveBackLines(db, cancelled)
	await invoiceOrder(db, cancelled)
	await recordOrderEvent(db, actor, { orderId: cancelled.id, status: 'cancelled', byCompany: false, at: now(), note: reason })
	await enqueue(db, mailOrderCancelled, { orderId: cancelled.id }, { to: cancelled.customerEmail })
	await recordOrderChange(db, cancelled)
	return { ...presentOrder(actor, await findOwnOrder(db, actor, orderNumber)), message: orderCancelled }
}

async function whyNot(db: Db, actor: Actor, orderNumber: string) {
	await findOwnOrder(db, actor, orderNumber)
	return refuse('Only an order that is not confirmed yet can be cancelled here. Please call us.')
}
