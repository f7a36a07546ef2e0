import { z } from 'zod'
import { paymentMethods, paymentStatuses } from '../company/payment-words.ts'
import { workKinds } from '../doorstep/doorstep-words.ts'
import { endpoint } from '../endpoint.ts'
import { day, moment } from '../fields.ts'
import { repairKinds, repairStatuses } from '../repairs/repair-words.ts'
import { drawings, fuels, paints } from '../vehicles/vehicle-words.ts'
import { staffDayAddresses } from './staff-day-addresses.ts'

/** One piece of work on the day's board. Times are moments; what is due has `starts_at` before now and has not begun. */
const DayWork = z
	.object({
		/**
		 * Its kind, which says together with the id what is meant; repairs, visits and inspections (D-38). Of a visit or inspection the status
		 * is the repair's step that it is like, and its money is none.
		 */
		work: z.enum(workKinds),
		id: z.number(),
		reference: z.string(),
		kind: z.enum(repairKinds),
		status: z.enum(repairStatuses),
		status_display: z.string(),
		title: z.string(),
		customer_name: z.string(),
		customer_phone: z.string(),
		address: z.string(),
		city: z.string(),
		postal_code: z.string(),
		latitude: z.number().nullable(),
		longitude: z.number().nullable(),
		/** The customer's own, from the booking. */
		notes: z.string(),
		registration_number: z.string(),
		vehicle: z.string(),
		drawing: z.enum(drawings),
		paint: z.enum(paints),
		fuel: z.enum(fuels),
		technician_id: z.number().nullable(),
		starts_at: moment,
		ends_at: moment,
		/** Until when we promised to call whoever waits for a time; null for work that has one. */
		call_by: moment.nullable(),
		total_amount: z.number(),
		paid_amount: z.number(),
		payment_method: z.enum(paymentMethods),
		payment_status: z.enum(paymentStatuses),
		version: z.number(),
		/** Whether this person may give it another time, and another technician. */
		can: z.object({ move: z.boolean(), assign: z.boolean() }),
	})
	.meta({ id: 'DayWork' })
export type DayWork = z.infer<typeof DayWork>

const Hour = z.object({ time: z.string(), places_left: z.number(), closed: z.boolean() })
const Day = z
	.object({
		date: z.string(),
		/** Active technicians, and others who still have work that day; a technician sees himself alone. */
		technicians: z.array(
			z.object({ id: z.number(), name: z.string(), phone_number: z.string(), is_active: z.boolean(), work: z.array(DayWork) }),
		),
		unassigned: z.array(DayWork),
		/** Open work of earlier days that nobody was sent to or that was never finished, the oldest hundred; only when the day is today. */
		overdue: z.array(DayWork),
		/** Starting hours of repairs that are closed or full, as HH:mm; a whole closed day has `closed_day` with its reason. */
		hours: z.array(Hour),
		/** Those of visits. */
		visit_hours: z.array(Hour),
		closed_day: z.string().nullable(),
	})
	.meta({ id: 'Day' })
export type Day = z.infer<typeof Day>

/** The day's work and how much waits. */
export const staffDay = {
	day: endpoint(staffDayAddresses.day, {
		summary: 'The work of a day by technician; a technician sees his own',
		access: 'technician',
		query: z.object({ date: day.optional() }),
		reply: Day,
	}),
	counts: endpoint(staffDayAddresses.counts, {
		summary: 'How much waits: the numbers beside the menu and the tabs',
		access: 'technician',
		reply: z.object({
			/** Open work of any kind that begins today. */
			today: z.number(),
			open_repairs: z.number(),
			to_confirm: z.number(),
			/** Open repairs without a technician. */
			unassigned: z.number(),
			/** Completed and not paid. */
			to_pay: z.number(),
			/** Cancelled after money came, which is still to be given back. */
			to_refund: z.number(),
			/**
			 * Of the shop: orders that are placed, confirmed or shipped; of them not confirmed, and confirmed ones to be packed; delivered and
			 * not paid; to be refunded.
			 */
			open_orders: z.number(),
			orders_to_confirm: z.number(),
			orders_to_pack: z.number(),
			orders_to_pay: z.number(),
			orders_to_refund: z.number(),
			/** Parts that are shown and have few pieces left or none. */
			low_stock: z.number(),
			/** Of the market: bookings of vehicles that are pending or confirmed; of them not confirmed. */
			open_vehicle_bookings: z.number(),
			bookings_to_confirm: z.number(),
			rc_transfers_open: z.number(),
			/** Sell requests that are neither rejected nor published; of them pending; inspected and to be published. */
			open_sell_requests: z.number(),
			sell_requests_to_schedule: z.number(),
			sell_requests_to_publish: z.number(),
			/** Inspections still to be done without a technician, and of earlier days than today. */
			unassigned_inspections: z.number(),
			overdue_inspections: z.number(),
			/** Of the plans: requests that are pending; subscriptions that are active; of which money is due; to be refunded. */
			requests_to_decide: z.number(),
			active_subscriptions: z.number(),
			subscriptions_to_pay: z.number(),
			subscriptions_to_refund: z.number(),
			/** Visits that are scheduled; of them without a technician; of earlier days than today. */
			open_visits: z.number(),
			unassigned_visits: z.number(),
			overdue_visits: z.number(),
			/** Scheduled ones that begin today. */
			visits_today: z.number(),
			messages_to_answer: z.number(),
			unread_notifications: z.number(),
			overdue_messages: z.number(),
		}),
	}),
}
