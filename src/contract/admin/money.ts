import { z } from 'zod'
import { paymentMethods } from '../company/payment-words.ts'
import { endpoint } from '../endpoint.ts'
import { moment, money, wholeId } from '../fields.ts'
import { dayQuery, pageOf, pageQuery, trueOrFalse } from '../staff-fields.ts'
import { salesLines } from './dashboard-words.ts'
import { moneyAddresses } from './money-addresses.ts'

const taken = { cash: money, upi: money }

const DayBook = z
	.object({
		date_from: z.string(),
		date_to: z.string(),
		/** What a technician took on a day in India, or the office, refunds taken off; the newest day first, then by name. */
		rows: z.array(z.object({ day: z.string(), technician: z.number().nullable(), technician_name: z.string(), ...taken })),
		totals: z.object(taken),
	})
	.meta({ id: 'DayBook' })
export type DayBook = z.infer<typeof DayBook>

/** Whose sale it is. */
const ofSale = {
	line: z.enum(salesLines),
	reference: z.string(),
	customer_name: z.string(),
}

const Payment = z
	.object({
		/** Its own: 'repairs-12', since each line counts by itself. */
		id: z.string(),
		...ofSale,
		/** What it is for, as in the address of its screen. */
		sale: z.string(),
		at: moment,
		method: z.enum(paymentMethods),
		/** Less than nothing where it was given back. */
		amount: money,
		/** Who took it; null for the office. */
		technician: z.number().nullable(),
		technician_name: z.string(),
	})
	.meta({ id: 'Payment' })
export type Payment = z.infer<typeof Payment>

const Due = z
	.object({
		...ofSale,
		/** As in the address of its screen. */
		id: z.string(),
		/** When it was done, delivered or began. */
		since: moment,
		days: z.number(),
		due: money,
		overdue: z.boolean(),
	})
	.meta({ id: 'Due' })
export type Due = z.infer<typeof Due>

const Dues = pageOf(Due)
	.extend({
		/** Of all that the filters leave, whichever page. */
		due: money,
		/** Of that, what is older than seven days. */
		overdue: money,
	})
	.meta({ id: 'Dues' })
export type Dues = z.infer<typeof Dues>

const line = z.enum(salesLines).optional()

/** The company's money, day by day, and what is still to come (decision 0050). */
export const moneyFigures = {
	dayBook: endpoint(moneyAddresses.dayBook, {
		summary: 'Cash and UPI by day and technician of a period; the last thirty days unasked',
		access: 'staff',
		query: z.object(dayQuery),
		reply: DayBook,
	}),
	payments: endpoint(moneyAddresses.payments, {
		summary: 'Payments and refunds that were recorded, of whatever was sold; the newest first',
		access: 'staff',
		query: z.object({
			...pageQuery(['at', 'amount']),
			...dayQuery,
			line,
			method: z.enum(paymentMethods).optional(),
			/** The id of a technician, or 'office'. */
			technician: z.union([z.literal('office'), wholeId()]).optional(),
		}),
		reply: pageOf(Payment),
	}),
	dues: endpoint(moneyAddresses.dues, {
		summary: 'What was done, delivered or begun and is not paid, with its age; the oldest first',
		access: 'staff',
		query: z.object({ ...pageQuery(['since', 'due']), ...dayQuery, line, overdue: trueOrFalse.optional() }),
		reply: Dues,
	}),
}
