import { rupees } from '#shared/money.ts'
import type { OrderParts, OrderRow } from '../present-order.ts'

type Lines = readonly Pick<OrderParts['lines'][number], 'name' | 'quantity' | 'pricePaise'>[]

/** An order as the audit log sees it, with the names of its calls; its lines only where it is new. */
export const orderFields = (order: OrderRow, lines?: Lines) => ({
	status: order.status,
	reason: order.cancelReason,
	carrier: order.carrier,
	tracking_number: order.trackingNumber,
	customer: order.customerId,
	customer_name: order.customerName,
	customer_email: order.customerEmail,
	customer_phone: order.customerPhone,
	shipping_address: order.address,
	shipping_city: order.city,
	shipping_state: order.state,
	shipping_pincode: order.postalCode,
	latitude: order.latitude,
	longitude: order.longitude,
	...(lines && { items: lines.map(inWords) }),
	total_amount: rupees(order.totalPaise),
})

/** Their values are not kept in the log: a reason may tell of a person, and a tracking number leads to one (D-43). */
export const personalFields = [
	'reason',
	'tracking_number',
	'customer_name',
	'customer_email',
	'customer_phone',
	'shipping_address',
	'shipping_city',
	'shipping_state',
	'shipping_pincode',
	'latitude',
	'longitude',
]

const inWords = ({ name, quantity, pricePaise }: Lines[number]) => `${quantity > 1 ? `${quantity} × ` : ''}${name}, ₹${rupees(pricePaise)}`
