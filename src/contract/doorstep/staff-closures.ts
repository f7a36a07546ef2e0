import { z } from 'zod'
import { collection } from '../collection.ts'
import { endpoint } from '../endpoint.ts'
import { day, moment, time } from '../fields.ts'
import { text } from '../staff-fields.ts'
import { closureReasonLimit, maxDaysAtOnce } from './closure-words.ts'
import { slotKinds } from './doorstep-words.ts'
import { staffDoorstepAddresses } from './staff-doorstep-addresses.ts'

const Closure = z
	.object({
		id: z.number(),
		kind: z.enum(slotKinds),
		date: z.string(),
		/** HH:mm; null is the whole day. */
		time: z.string().nullable(),
		reason: z.string(),
		/** Bookings already there, which stay. */
		bookings_count: z.number(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'SlotClosure' })
export type StaffClosure = z.infer<typeof Closure>
const CalendarDay = z
	.object({
		date: z.string(),
		is_closed: z.boolean(),
		/** Hours closed by themselves. */
		closed_hours: z.number(),
		/** Places taken on it. */
		bookings_count: z.number(),
	})
	.meta({ id: 'ClosureCalendarDay' })
export type CalendarDay = z.infer<typeof CalendarDay>

/** Hours and days on which nobody comes (D-17, D-49). */
export const staffClosures = {
	slotClosures: collection(staffDoorstepAddresses.slotClosures, {
		one: 'a closed hour or day',
		many: 'Hours, or without a time whole days, on which nobody comes; bookings already there stay',
		access: { read: 'staff', create: 'staff', change: 'staff', remove: 'staff' },
		shownBy: [],
		row: Closure,
		fields: { kind: z.enum(slotKinds), date: day, time: time.nullable(), reason: text(closureReasonLimit) },
		required: ['kind', 'date'],
		orderings: ['date', 'created_at'],
		filters: { kind: z.enum(slotKinds).optional(), date_from: day.optional(), date_to: day.optional() },
	}),
	closureCalendar: endpoint(staffDoorstepAddresses.closureCalendar, {
		summary: 'The days of a time, a year at most, on which something is closed or booked',
		access: 'staff',
		query: z.object({ kind: z.enum(slotKinds), date_from: day, date_to: day }),
		reply: z.array(CalendarDay),
	}),
	closeDays: endpoint(staffDoorstepAddresses.closeDays, {
		summary: `Closes up to ${maxDaysAtOnce} days, or the same hours of each, in one go; bookings already there stay`,
		access: 'staff',
		body: z.object({
			kind: z.enum(slotKinds),
			date_from: day,
			/** The last day; absent: one day. */
			date_to: day.optional(),
			/** Starting hours; absent or null for whole days. */
			times: z.array(time).min(1, 'Please choose an hour, or the whole day.').max(24).nullish(),
			reason: text(closureReasonLimit).optional(),
		}),
		reply: z.object({ closed: z.number(), closed_already: z.number(), bookings_count: z.number() }),
		status: [201],
		repeatable: true,
	}),
}
