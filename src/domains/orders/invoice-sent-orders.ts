import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { hasNoInvoice } from '#domains/invoices/has-no-invoice.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { invoiceOrder } from './invoice-order.ts'
import { invoiceOneOrder } from './jobs.ts'
import { partOrders } from './tables.ts'

/** Queues the invoices of orders that were sent off, are unpaid and without one, as `queueMissingInvoices` of repairs does. */
export async function queueMissingInvoices(db: Db): Promise<void> {
	const missing = await db
		.select({ orderId: partOrders.id })
		.from(partOrders)
		.where(
			and(
				inArray(partOrders.status, ['shipped', 'delivered']),
				eq(partOrders.paymentStatus, 'due'),
				gt(partOrders.totalPaise, 0),
				hasNoInvoice(db, 'order', partOrders.id),
			),
		)
		.orderBy(asc(partOrders.id))
	await enqueueAll(
		db,
		invoiceOneOrder,
		missing.map((data) => ({ data, to: invoiceOneOrder.kind })),
	)
}

/** Issues the invoice of an order that has none yet. */
export async function invoiceById(db: Db, id: number): Promise<void> {
	const [order] = await db.select().from(partOrders).where(eq(partOrders.id, id)).for('no key update')
	if (order) await invoiceOrder(db, order)
}
