import { asc, eq } from 'drizzle-orm'
import { usualPartHsn } from '#contract/invoices/invoice-words.ts'
import type { OrderStatus } from '#contract/orders/order-words.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { creditInvoice } from '#domains/invoices/credit-invoice.ts'
import { issueInvoice, type SaleLine } from '#domains/invoices/issue-invoice.ts'
import type { Db } from '#platform/database/database.ts'
import type { OrderRow } from './present-order.ts'
import { partOrderLines } from './tables.ts'

/**
 * Issues the invoice of an order when its parts are sent off or, if that is sooner, when it is paid (D-15); takes all of it back once it is
 * cancelled. Its row must be locked.
 */
export async function invoiceOrder(db: Db, order: OrderRow): Promise<void> {
	const { id: sourceId, totalPaise } = order
	if (order.status === 'cancelled') {
		await creditInvoice(db, { source: 'order', sourceId, reason: order.cancelReason, keptPaise: 0 })
		return
	}
	if (!isSentOff[order.status] && order.paymentStatus !== 'paid') return
	const ordered = await db.select().from(partOrderLines).where(eq(partOrderLines.orderId, sourceId)).orderBy(asc(partOrderLines.position))
	await issueInvoice(db, {
		source: 'order',
		sourceId,
		reference: order.orderNumber,
		to: order,
		lines: [...ordered.map(lineOf), ...deliveryOf(order)],
		totalPaise,
		paidPaise: paidPaiseOf(order),
	})
}

const isSentOff: Record<OrderStatus, boolean> = { placed: false, confirmed: false, shipped: true, delivered: true, cancelled: false }

const lineOf = ({ name, quantity, pricePaise, hsn, gstRate }: typeof partOrderLines.$inferSelect): SaleLine => ({
	kind: 'part',
	name,
	quantity,
	amountPaise: pricePaise * quantity,
	hsn: hsn || usualPartHsn,
	gstRate,
})

const deliveryOf = ({ distanceFeePaise: amountPaise }: OrderRow): SaleLine[] =>
	amountPaise > 0 ? [{ kind: 'delivery', name: 'Delivery', quantity: 0, amountPaise }] : []
