import { z } from 'zod'
import { paymentStatuses } from '../company/payment-words.ts'
import { RecordPayment, RecordRefund } from '../company/payments.ts'
import { AddNote, soldInFull, staffReason, staffSoldFields } from '../company/sold.ts'
import { endpoint } from '../endpoint.ts'
import { day, wholeId } from '../fields.ts'
import { pageOf, pageQuery, text, trueOrFalse, version } from '../staff-fields.ts'
import { orderLimits, orderStatuses, purchaseTypes } from './order-words.ts'
import { Order, orderParams } from './orders.ts'
import { staffOrderAddresses } from './staff-order-addresses.ts'

const StaffOrder = Order.extend({
	/** Whose it is. */
	customer: z.number(),
	...staffSoldFields(orderStatuses),
}).meta({ id: 'StaffOrder' })
export type StaffOrder = z.infer<typeof StaffOrder>
const StaffOrderInFull = StaffOrder.extend(soldInFull(orderStatuses)).meta({ id: 'StaffOrderInFull' })
export type StaffOrderInFull = z.infer<typeof StaffOrderInFull>

/** Orders of spare parts as the company sees and moves them. */
export const staffOrders = {
	orders: endpoint(staffOrderAddresses.orders, {
		summary: 'Orders of spare parts',
		access: 'staff',
		query: z.object({
			...pageQuery(['created_at', 'order_number', 'total_amount', 'status']),
			status: z.enum(orderStatuses).optional(),
			/** Placed, confirmed or shipped. */
			open: trueOrFalse.optional(),
			payment_status: z.enum(paymentStatuses).optional(),
			purchase_type: z.enum(purchaseTypes).optional(),
			customer: wholeId().optional(),
			/** Days in India on which they were placed. */
			date_from: day.optional(),
			date_to: day.optional(),
		}),
		reply: pageOf(StaffOrder),
	}),
	order: endpoint(staffOrderAddresses.order, { summary: 'An order', access: 'staff', params: orderParams, reply: StaffOrderInFull }),
	changeOrder: endpoint(staffOrderAddresses.changeOrder, {
		summary: 'The next step of an order, or with whom it travels; a cancellation puts its pieces back into the stock',
		access: 'staff',
		params: orderParams,
		body: z.object({
			status: z.enum(orderStatuses).optional(),
			reason: staffReason.optional(),
			/** When it is shipped, and until it is delivered. */
			carrier: text(orderLimits.carrier).optional(),
			tracking_number: text(orderLimits.trackingNumber).optional(),
			version,
		}),
		reply: StaffOrderInFull,
		repeatable: true,
	}),
	recordOrderPayment: endpoint(staffOrderAddresses.recordOrderPayment, {
		summary: 'Records that an order was paid, in part or whole, also before it is delivered',
		access: 'staff',
		params: orderParams,
		body: RecordPayment,
		reply: StaffOrderInFull,
		repeatable: true,
	}),
	recordOrderRefund: endpoint(staffOrderAddresses.recordOrderRefund, {
		summary: 'Records that what was paid for a cancelled order was given back',
		access: 'staff',
		params: orderParams,
		body: RecordRefund,
		reply: StaffOrderInFull,
		repeatable: true,
	}),
	addOrderNote: endpoint(staffOrderAddresses.addOrderNote, {
		summary: 'Adds an internal note to an order; the customer never sees it',
		access: 'staff',
		params: orderParams,
		body: AddNote,
		reply: StaffOrderInFull,
		status: [201],
		repeatable: true,
	}),
}
