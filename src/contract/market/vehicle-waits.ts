import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams, moment, money } from '../fields.ts'
import { noContent } from '../staff-fields.ts'
import { marketAddresses } from './market-addresses.ts'
import { turnHours, vehicleWaitLimit } from './vehicle-wait-words.ts'

export const VehicleWait = z
	.object({
		/** The vehicle's id. */
		vehicle: z.number(),
		brand: z.string(),
		model: z.string(),
		year: z.number(),
		/** Rupees. */
		price: money,
		/** Place in the line; 1 is whoever is asked first. */
		place: z.number(),
		/** It is the caller's alone to book until then; null before it is his turn. */
		turn_ends_at: moment.nullable(),
		created_at: moment,
	})
	.meta({ id: 'VehicleWait' })
export type VehicleWait = z.infer<typeof VehicleWait>

/** Who waits for a vehicle that somebody else has booked; told in their order, each with time to book it. */
export const vehicleWaits = {
	waits: endpoint(marketAddresses.waits, {
		summary: 'The vehicles that the caller waits for, and where in the line',
		access: 'signed-in',
		reply: z.array(VehicleWait),
	}),
	waitFor: endpoint(marketAddresses.waitFor, {
		summary: `Puts the caller in the line of a vehicle that cannot be booked now; asked again it changes nothing. When it is free again it is kept ${turnHours} hours for whoever is next. ${vehicleWaitLimit} vehicles at most`,
		access: 'signed-in',
		params: idParams,
		reply: VehicleWait,
		status: [201],
		repeatable: true,
	}),
	stopWaiting: endpoint(marketAddresses.stopWaiting, {
		summary: 'Takes the caller out of the line, also in his turn; also where he does not wait',
		access: 'signed-in',
		params: idParams,
		reply: noContent,
		status: [204],
	}),
}
