import { z } from 'zod'
import { longest, workKinds } from '../doorstep/doorstep-words.ts'
import { endpoint } from '../endpoint.ts'
import { day, idParams, judged, moment, time, wholeId } from '../fields.ts'
import { staffAddresses } from '../staff-addresses.ts'
import { filledText, pageOf, pageQuery, text, tooLong, version, yes } from '../staff-frame.ts'
import { reasonNeeded } from '../staff-words.ts'
import { drawings, fuels, paints } from '../vehicles/vehicle-words.ts'
import { paymentMethods, paymentStatuses, repairKinds, repairStatuses } from './repair-words.ts'
import { Repair } from './repairs.ts'

const StaffRepair = Repair.extend({
	customer: z.number(),
	technician_id: z.number().nullable(),
	paid_at: moment.nullable(),
	cancelled_by: z.enum(['customer', 'company']).nullable(),
	starts_at: moment,
	ends_at: moment,
	version: z.number(),
	next_statuses: z.array(z.enum(repairStatuses)),
}).meta({ id: 'StaffRepair' })
export type StaffRepair = z.infer<typeof StaffRepair>
const StaffRepairInFull = StaffRepair.extend({
	/** For the company alone, oldest first. */
	internal_notes: z.array(z.object({ id: z.number(), author_name: z.string(), text: z.string(), created_at: moment })),
}).meta({ id: 'StaffRepairInFull' })
export type StaffRepairInFull = z.infer<typeof StaffRepairInFull>

const repairOrderings = ['created_at', 'schedule', 'reference', 'total_amount', 'status'] as const

/** One piece of work on the day's board. Times are moments; what is due has `starts_at` before now and has not begun. */
const DayWork = z
	.object({
		/** Its kind, which says together with the id what is meant; nothing but repairs comes to the board yet (D-38). */
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
		total_amount: z.number(),
		payment_method: z.enum(paymentMethods),
		payment_status: z.enum(paymentStatuses),
		version: z.number(),
		/** Whether this person may give it another time, and another technician. */
		can: z.object({ move: z.boolean(), assign: z.boolean() }),
	})
	.meta({ id: 'DayWork' })
export type DayWork = z.infer<typeof DayWork>

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
		/** Starting hours that are closed or full, as HH:mm; a whole closed day has `closed_day` with its reason. */
		hours: z.array(z.object({ time: z.string(), places_left: z.number(), closed: z.boolean() })),
		closed_day: z.string().nullable(),
	})
	.meta({ id: 'Day' })
export type Day = z.infer<typeof Day>

/** The company's work: repairs and the day. */
export const staffWork = {
	repairBookings: endpoint(staffAddresses.repairBookings, {
		summary: 'Repairs; a technician sees those assigned to him',
		access: 'technician',
		query: z.object({
			...pageQuery(repairOrderings),
			status: z.enum(repairStatuses).optional(),
			/** Pending, confirmed or in progress. */
			open: yes.optional(),
			/** Without a technician. */
			unassigned: yes.optional(),
			kind: z.enum(repairKinds).optional(),
			payment_status: z.enum(paymentStatuses).optional(),
			technician: wholeId().optional(),
			customer: wholeId().optional(),
			date_from: day.optional(),
			date_to: day.optional(),
		}),
		reply: pageOf(StaffRepair),
	}),
	repairBooking: endpoint(staffAddresses.repairBooking, {
		summary: 'A repair',
		access: 'technician',
		params: idParams,
		reply: StaffRepairInFull,
	}),
	changeRepairBooking: endpoint(staffAddresses.changeRepairBooking, {
		summary: 'The next step, another hour or a technician for a repair',
		access: 'technician',
		params: idParams,
		body: z.object({
			status: z.enum(repairStatuses).optional(),
			reason: judged((typed) => (typed === '' ? reasonNeeded : tooLong(typed, longest.reason))).optional(),
			schedule_date: day.optional(),
			schedule_time: time.optional(),
			technician: wholeId().nullable().optional(),
			/** What was found and done, for the customer to read; a technician may until the end of the day in India on which the work was completed. */
			technician_notes: text(longest.note).optional(),
			version,
		}),
		reply: StaffRepairInFull,
	}),
	recordRepairPayment: endpoint(staffAddresses.recordRepairPayment, {
		summary: 'Records that a repair was paid',
		access: 'technician',
		params: idParams,
		body: z.object({ method: z.enum(paymentMethods) }),
		reply: StaffRepairInFull,
		repeatable: true,
	}),
	addRepairNote: endpoint(staffAddresses.addRepairNote, {
		summary: 'Adds an internal note to a repair; the customer never sees it',
		access: 'technician',
		params: idParams,
		body: z.object({ text: filledText(longest.note) }),
		reply: StaffRepairInFull,
		status: [201],
		repeatable: true,
	}),
	day: endpoint(staffAddresses.day, {
		summary: 'The work of a day by technician; a technician sees his own',
		access: 'technician',
		query: z.object({ date: day.optional() }),
		reply: Day,
	}),
	counts: endpoint(staffAddresses.counts, {
		summary: 'How much waits: the numbers beside the menu and the tabs',
		access: 'technician',
		reply: z.object({
			/** Open work that begins today. */
			today: z.number(),
			open_repairs: z.number(),
			to_confirm: z.number(),
			/** Open ones without a technician. */
			unassigned: z.number(),
			/** Completed and not paid. */
			to_pay: z.number(),
		}),
	}),
}
