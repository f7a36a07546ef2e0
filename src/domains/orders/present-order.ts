import { fitPromise, orderStatusDisplay } from '#contract/orders/order-words.ts'
import type { Order, OrderEvent, OrderLine } from '#contract/orders/orders.ts'
import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import { type PaymentRecord, presentPayment, presentPayments } from '#domains/company/payments.ts'
import type { Actor } from '#platform/http/actor.ts'
import { rupees } from '#shared/money.ts'
import { canCancelOrder } from './permissions.ts'
import type { partOrderEvents, partOrderLines, partOrders } from './tables.ts'

export type OrderRow = Omit<typeof partOrders.$inferSelect, 'searchText'>
type LineRow = Omit<typeof partOrderLines.$inferSelect, 'id' | 'orderId' | 'position'> & { uuid: string }
type EventRow = Pick<typeof partOrderEvents.$inferSelect, 'status' | 'byCompany' | 'note' | 'at'>

/** An order with everything that is told about it; lines, events and payments in their order. */
export type OrderParts = {
	order: OrderRow
	lines: readonly LineRow[]
	events: readonly EventRow[]
	payments: readonly PaymentRecord[]
}

/** Who it was for, also once nobody may know that any more (D-43). */
const customerNameOf = ({ customerName, forgottenAt }: OrderRow) => (customerName === '' && forgottenAt ? deletedCustomer : customerName)

/** An order as its customer reads it: what was agreed, what happened, what he may do. Money is rupees. */
export const presentOrder = (actor: Actor, { order, lines, events, payments }: OrderParts): Order => ({
	order_number: order.orderNumber,
	created_at: order.createdAt.toISOString(),
	purchase_type: order.purchaseType,
	status: order.status,
	status_display: orderStatusDisplay[order.status],
	items: lines.map(presentLine),
	total_items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
	customer_name: customerNameOf(order),
	customer_email: order.customerEmail,
	customer_phone: order.customerPhone,
	shipping_address: order.address,
	shipping_city: order.city,
	shipping_state: order.state,
	shipping_pincode: order.postalCode,
	latitude: order.latitude,
	longitude: order.longitude,
	distance_km: order.distanceKm,
	distance_fee: rupees(order.distanceFeePaise),
	subtotal: rupees(order.subtotalPaise),
	total_amount: rupees(order.totalPaise),
	...presentPayment(order),
	payments: presentPayments(payments),
	carrier: order.carrier,
	tracking_number: order.trackingNumber,
	cancel_reason: order.cancelReason,
	timeline: events.map(presentEvent),
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

/** Steps go forward only, so each is there once. */
const presentEvent = ({ status, byCompany, note, at }: EventRow): OrderEvent => ({
	status,
	status_display: orderStatusDisplay[status],
	at: at.toISOString(),
	by: byCompany ? 'company' : 'customer',
	note,
})
