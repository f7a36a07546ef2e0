import { z } from 'zod'
import { paymentStatuses } from '../company/payment-words.ts'
import { RecordPayment, RecordRefund } from '../company/payments.ts'
import { AddNote, soldInFull, staffReason, staffSoldFields } from '../company/sold.ts'
import { callerFields, knownCaller } from '../doorstep/caller.ts'
import { wholePlace } from '../doorstep/contact.ts'
import { endpoint } from '../endpoint.ts'
import { isForm, money, queryText, wholeId } from '../fields.ts'
import { partFits } from '../parts/part-words.ts'
import { dayQuery, pageOf, pageQuery, text, trueOrFalse, version } from '../staff-fields.ts'
import { nothingOrdered, orderedBy, orderLimits, orderStatuses } from './order-words.ts'
import { Order, orderFields, orderParams, part, quantity } from './orders.ts'
import { staffOrderAddresses } from './staff-order-addresses.ts'

const StaffOrder = Order.extend({
	/** Whose it is; null for what somebody without an account ordered on the phone. */
	customer: z.number().nullable(),
	...staffSoldFields(orderStatuses),
}).meta({ id: 'StaffOrder' })
export type StaffOrder = z.infer<typeof StaffOrder>
const StaffOrderInFull = StaffOrder.extend(soldInFull(orderStatuses)).meta({ id: 'StaffOrderInFull' })
export type StaffOrderInFull = z.infer<typeof StaffOrderInFull>

/** The customer's own call for somebody who phones, with parts in place of a cart. */
const PhoneOrder = z
	.object({
		items: z
			.array(z.object({ part, quantity: quantity.default(1) }), { error: nothingOrdered })
			.min(1, nothingOrdered)
			.max(orderLimits.lines, `At most ${orderLimits.lines} parts can be ordered at once.`),
		...orderFields,
		...callerFields,
	})
	.superRefine(wholePlace, { when: isForm })
	.superRefine(knownCaller, { when: isForm })

/** A part as it is told to a caller, as it is at this moment. */
const PartToOrder = z
	.object({
		/** The part's uuid. */
		part: z.string(),
		name: z.string(),
		part_number: z.string(),
		category_name: z.string(),
		brands: z.array(z.string()),
		/** What a piece costs, rupees. */
		price: money,
		stock_quantity: z.number(),
		/** False where it cannot be bought just now. */
		available: z.boolean(),
		/** Only when it was asked for a model. */
		fit: z.enum(partFits).optional(),
	})
	.meta({ id: 'PartToOrder' })
export type PartToOrder = z.infer<typeof PartToOrder>

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
			purchase_type: z.enum(orderedBy).optional(),
			customer: wholeId().optional(),
			/** Days in India on which they were placed. */
			...dayQuery,
		}),
		reply: pageOf(StaffOrder),
	}),
	orderForCustomer: endpoint(staffOrderAddresses.orderForCustomer, {
		summary: 'Orders parts for somebody who phones, with or without an account',
		access: 'staff',
		body: PhoneOrder,
		reply: StaffOrderInFull,
		status: [201],
		repeatable: true,
	}),
	partsToOrder: endpoint(staffOrderAddresses.partsToOrder, {
		summary: 'Parts with price, stock and fit of this moment: those that are named, else the first that a search finds',
		access: 'staff',
		query: z.object({
			search: queryText(100),
			/** Uuids, with commas between them. */
			parts: queryText(40 * orderLimits.lines)
				.transform((sent) => sent.split(',').filter(Boolean))
				.pipe(z.array(part).max(orderLimits.lines)),
			vehicle_model_id: wholeId().optional(),
		}),
		reply: z.array(PartToOrder),
	}),
	order: endpoint(staffOrderAddresses.order, { summary: 'An order', access: 'staff', params: orderParams, reply: StaffOrderInFull }),
	changeOrder: endpoint(staffOrderAddresses.changeOrder, {
		summary: 'The next step of an order, with whom it travels or whose it is; a cancellation puts its pieces back into the stock',
		access: 'staff',
		params: orderParams,
		body: z.object({
			/** For an order without an account, whose it is. */
			customer: wholeId().optional(),
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
