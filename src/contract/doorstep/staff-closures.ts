import { z } from 'zod'
import { collection } from '../collection.ts'
import { companyLimits } from '../company/company-words.ts'
import { day, moment, time } from '../fields.ts'
import { text } from '../staff-fields.ts'
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
/** Hours and days on which nobody comes (D-17, D-49). */
export const staffClosures = {
	slotClosures: collection(staffDoorstepAddresses.slotClosures, {
		one: 'a closed hour, or without a time a closed day',
		many: 'Hours and days on which nobody comes; bookings already there stay',
		access: { read: 'staff', create: 'staff', change: 'staff', remove: 'staff' },
		shownBy: [],
		row: Closure,
		fields: { kind: z.enum(slotKinds), date: day, time: time.nullable(), reason: text(companyLimits.closureReason) },
		required: ['kind', 'date'],
		orderings: ['date', 'created_at'],
		filters: { kind: z.enum(slotKinds).optional(), date_from: day.optional(), date_to: day.optional() },
	}),
}
