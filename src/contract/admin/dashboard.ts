import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../fields.ts'
import { dayQuery } from '../staff-fields.ts'
import { salesLines } from './dashboard-words.ts'
import { dashboardAddresses } from './staff-day-addresses.ts'

/** Rupees of each line and of all together. */
const takings = { repairs: money, orders: money, plans: money, vehicles: money, total: money }

const Dashboard = z
	.object({
		date_from: z.string(),
		date_to: z.string(),
		/** Whether a row of `revenue` is a day in India or a month of them. */
		step: z.enum(['day', 'month']),
		/** What came, less what was given back, by the day it was recorded; every day or month of the period, by its first day. */
		revenue: z.array(z.object({ from: z.string(), ...takings })),
		totals: z.object(takings),
		/** What customers began within the period, and how much of it is done, lost (cancelled, rejected) and still open today. */
		lines: z.array(z.object({ line: z.enum(salesLines), begun: z.number(), done: z.number(), lost: z.number(), open: z.number() })),
		/** Customers who began something within the period that was not lost; of them those for whom it was not the first. */
		customers: z.object({ buying: z.number(), repeat: z.number() }),
		/** By name: work that begins within the period and was not cancelled, of it what is done, and the minutes planned for all of it. */
		technicians: z.array(z.object({ id: z.number(), name: z.string(), jobs: z.number(), done: z.number(), minutes: z.number() })),
	})
	.meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof Dashboard>

export const dashboard = {
	statistics: endpoint(dashboardAddresses.statistics, {
		summary: 'How much waits, each number as many as its list',
		access: 'staff',
		reply: z
			.object({
				pending_requests: z.number(),
				active_subscriptions: z.number(),
				/** Scheduled ones that begin today. */
				visits_today: z.number(),
				open_orders: z.number(),
				open_repairs: z.number(),
				open_vehicle_bookings: z.number(),
				open_sell_requests: z.number(),
				low_stock: z.number(),
				new_messages: z.number(),
			})
			.meta({ id: 'Statistics' }),
	}),
	dashboard: endpoint(dashboardAddresses.dashboard, {
		summary: 'Takings, conversion, customers and technicians’ load of a period; the last thirty days unasked',
		access: 'staff',
		query: z.object(dayQuery),
		reply: Dashboard,
	}),
}
