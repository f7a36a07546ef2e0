import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, judgedText, latitude, longitude, money } from '../fields.ts'
import { doorstepAddresses } from './doorstep-addresses.ts'
import { postalCodeProblem, slotDays } from './doorstep-words.ts'

const DayOfSlots = z
	.object({ date: z.string(), times: z.array(z.object({ time: z.string(), places_left: z.number().int().min(0) })) })
	.meta({ id: 'DayOfSlots' })
export type DayOfSlots = z.infer<typeof DayOfSlots>

export const DistanceFee = z.object({ distance_fee: money, distance_km: z.number() }).meta({ id: 'DistanceFee' })
export type DistanceFee = z.infer<typeof DistanceFee>

/** City and state are '' where the code is not known; it may be served all the same (D-44, D-52). */
const ServiceArea = z.object({ served: z.boolean(), city: z.string(), state: z.string() }).meta({ id: 'ServiceArea' })
export type ServiceArea = z.infer<typeof ServiceArea>

export const DistanceRule = z
	.object({ free_radius_km: z.number(), base_fee: money, per_km: money, maximum: money })
	.meta({ id: 'DistanceRule' })
export type DistanceRule = z.infer<typeof DistanceRule>

const daysMessage = `This must be a whole number from 1 to ${slotDays.max}.`
export const doorstep = {
	slots: endpoint(doorstepAddresses.slots, {
		summary: 'Hours of the coming days with the places left in each',
		access: 'public',
		query: z.object({
			from: day.optional(),
			days: z.coerce.number(daysMessage).int(daysMessage).min(1, daysMessage).max(slotDays.max, daysMessage).default(slotDays.shown),
		}),
		reply: z.array(DayOfSlots),
	}),
	serviceArea: endpoint(doorstepAddresses.serviceArea, {
		summary: 'Whether we come to a postal code',
		access: 'public',
		query: z.object({ postal_code: judgedText(postalCodeProblem) }),
		reply: ServiceArea,
	}),
	feeRule: endpoint(doorstepAddresses.feeRule, {
		summary: 'What the way costs: the base fee up to the free radius, then per started kilometre, at most the maximum',
		access: 'public',
		reply: DistanceRule,
	}),
	fee: endpoint(doorstepAddresses.fee, {
		summary: 'What the way to a place costs',
		access: 'public',
		body: z.object({ latitude, longitude }),
		reply: DistanceFee,
	}),
}
