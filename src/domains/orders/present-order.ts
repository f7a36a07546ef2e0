import { fitPromise, type OrderStatus, orderStatusDisplay } from '#contract/orders/order-words.ts'
import type { Order, OrderLine } from '#contract/orders/orders.ts'
import type { KeptPayment } from '#domains/company/payments.ts'
import { presentSold, type SoldEvent } from '#domains/company/sold.ts'
import type { SoldInvoiceRow } from '#domains/invoices/list-sold-invoices.ts'
import { soldInvoicesOf } from '#domains/invoices/sold-invoices.ts'
import type { Actor } from '#platform/http/actor.ts'
import { rupees } from '#shared/money.ts'
import { canCancelOrder } from './permissions.ts'
import type { partOrderLines, partOrders } from './tables.ts'

export type OrderRow = Omit<typeof partOrders.$inferSelect, 'searchText'>
type LineRow = Omit<typeof partOrderLines.$inferSelect, 'id' | 'orderId' | 'position'> & { uuid: string }

/** An order with everything that is told about it; lines, events and payments in their order. */
export type OrderParts = {
	order: OrderRow
	lines: readonly LineRow[]
	events: readonly SoldEvent<OrderStatus>[]
	payments: readonly KeptPayment[]
	invoices: readonly SoldInvoiceRow[]
}

/** An order as its customer reads it: what was agreed, what happened, what he may do. Money is rupees. */
export const presentOrder = (actor: Actor, { order, lines, events, payments, invoices }: OrderParts): Order => ({
	order_number: order.orderNumber,
	...presentSold(order, { events, payments }, orderStatusDisplay),
	invoices: soldInvoicesOf(invoices),
	purchase_type: order.purchaseType,
	items: lines.map(presentLine),
	total_items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
	shipping_address: order.address,
	shipping_city: order.city,
	shipping_state: order.state,
	shipping_pincode: order.postalCode,
	carrier: order.carrier,
	tracking_number: order.trackingNumber,
	can: { cancel: canCancelOrder(actor, order) },
})

const presentLine = (line: LineRow): OrderLine => ({
	part: line.uuid,
	name: line.name,
	part_number: line.partNumber,
	brand: line.brand,
	main_image: line.mainImage,
	hsn: line.hsn,
	gst_rate: line.gstRate,
	quantity: line.quantity,
	price: rupees(line.pricePaise),
	total_price: rupees(line.pricePaise * line.quantity),
	fit_promise: line.fitsBike === '' ? null : fitPromise(line.fitsBike),
})
