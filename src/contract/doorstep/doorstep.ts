import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, latitude, longitude, money } from '../fields.ts'
import { doorstepAddresses } from './doorstep-addresses.ts'
import { slotDays } from './doorstep-words.ts'

const DayOfSlots = z
	.object({ date: z.string(), times: z.array(z.object({ time: z.string(), places_left: z.number().int().min(0) })) })
	.meta({ id: 'DayOfSlots' })
export type DayOfSlots = z.infer<typeof DayOfSlots>

const DistanceFee = z.object({ distance_fee: money, distance_km: z.number() }).meta({ id: 'DistanceFee' })
export type DistanceFee = z.infer<typeof DistanceFee>

const daysMessage = `This must be a whole number from 1 to ${slotDays.most}.`
export const doorstep = {
	slots: endpoint(doorstepAddresses.slots, {
		summary: 'Hours of the coming days with the places left in each',
		access: 'public',
		query: z.object({
			from: day.optional(),
			days: z.coerce.number(daysMessage).int(daysMessage).min(1, daysMessage).max(slotDays.most, daysMessage).default(slotDays.shown),
		}),
		reply: z.array(DayOfSlots),
	}),
	fee: endpoint(doorstepAddresses.fee, {
		summary: 'What the way to a place costs',
		access: 'public',
		body: z.object({ latitude, longitude }),
		reply: DistanceFee,
	}),
}
