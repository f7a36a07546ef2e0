import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { moment, money } from '../fields.ts'
import { dayQuery } from '../staff-fields.ts'
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

const Dues = z
	.object({
		/** The oldest first. */
		rows: z.array(
			z.object({
				line: z.enum(salesLines),
				/** As in the address of its screen. */
				id: z.string(),
				reference: z.string(),
				customer_name: z.string(),
				/** When it was done, delivered or began. */
				since: moment,
				days: z.number(),
				due: money,
				overdue: z.boolean(),
			}),
		),
		due: money,
		/** Of that, what is older than seven days. */
		overdue: money,
	})
	.meta({ id: 'Dues' })
export type Dues = z.infer<typeof Dues>

/** The company's money, day by day, and what is still to come (decision 0050). */
export const moneyFigures = {
	dayBook: endpoint(moneyAddresses.dayBook, {
		summary: 'Cash and UPI by day and technician of a period; the last thirty days unasked',
		access: 'staff',
		query: z.object(dayQuery),
		reply: DayBook,
	}),
	dues: endpoint(moneyAddresses.dues, {
		summary: 'What was done, delivered or begun and is not paid, with its age; the oldest two hundred',
		access: 'staff',
		reply: Dues,
	}),
}
