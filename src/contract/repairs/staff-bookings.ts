import { z } from 'zod'
import { longest } from '../doorstep/doorstep-words.ts'
import { endpoint } from '../endpoint.ts'
import { day, idParams, judged, moment, time, wholeId } from '../fields.ts'
import { filledText, pageOf, pageQuery, text, tooLong, trueOrFalse, version } from '../staff-fields.ts'
import { reasonNeeded } from '../staff-words.ts'
import { paymentMethods, paymentStatuses, repairKinds, repairStatuses } from './repair-words.ts'
import { Repair } from './repairs.ts'
import { staffBookingAddresses } from './staff-repair-addresses.ts'

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
	/** Who of the company took which step, in their order. */
	taken_by: z.array(z.object({ status: z.enum(repairStatuses), name: z.string() })),
	/** For the company alone, oldest first. */
	internal_notes: z.array(z.object({ id: z.number(), author_name: z.string(), text: z.string(), created_at: moment })),
}).meta({ id: 'StaffRepairInFull' })
export type StaffRepairInFull = z.infer<typeof StaffRepairInFull>

const repairOrderings = ['created_at', 'schedule', 'reference', 'total_amount', 'status'] as const

/** Repairs as the company sees and moves them. */
export const staffBookings = {
	repairBookings: endpoint(staffBookingAddresses.repairBookings, {
		summary: 'Repairs; a technician sees those assigned to him',
		access: 'technician',
		query: z.object({
			...pageQuery(repairOrderings),
			status: z.enum(repairStatuses).optional(),
			/** Pending, confirmed or in progress. */
			open: trueOrFalse.optional(),
			/** Without a technician. */
			unassigned: trueOrFalse.optional(),
			kind: z.enum(repairKinds).optional(),
			payment_status: z.enum(paymentStatuses).optional(),
			technician: wholeId().optional(),
			customer: wholeId().optional(),
			date_from: day.optional(),
			date_to: day.optional(),
		}),
		reply: pageOf(StaffRepair),
	}),
	repairBooking: endpoint(staffBookingAddresses.repairBooking, {
		summary: 'A repair',
		access: 'technician',
		params: idParams,
		reply: StaffRepairInFull,
	}),
	changeRepairBooking: endpoint(staffBookingAddresses.changeRepairBooking, {
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
	recordRepairPayment: endpoint(staffBookingAddresses.recordRepairPayment, {
		summary: 'Records that a repair was paid',
		access: 'technician',
		params: idParams,
		body: z.object({ method: z.enum(paymentMethods) }),
		reply: StaffRepairInFull,
		repeatable: true,
	}),
	addRepairNote: endpoint(staffBookingAddresses.addRepairNote, {
		summary: 'Adds an internal note to a repair; the customer never sees it',
		access: 'technician',
		params: idParams,
		body: z.object({ text: filledText(longest.note) }),
		reply: StaffRepairInFull,
		status: [201],
		repeatable: true,
	}),
}
