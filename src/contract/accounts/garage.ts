import { z } from 'zod'
import { normaliseRegistration } from '#shared/registration.ts'
import { endpoint } from '../endpoint.ts'
import { day, idParams, judgedText, wholeId } from '../fields.ts'
import { OwnVehicle } from '../vehicles/vehicles.ts'
import { modelProblem } from './account-words.ts'
import { garageAddresses } from './garage-addresses.ts'
import { garageLimits, kmProblem, paperStates, papers } from './garage-words.ts'
import { profileRegistrationProblem } from './profile-words.ts'

export const garageReading = z.object({ read_on: z.string(), km: z.number() })

/** A bike of its owner. Days are those of India, 'yyyy-MM-dd'. */
const GarageVehicle = OwnVehicle.extend({
	/** The profile's vehicle (A.PROFILE-29). */
	is_first: z.boolean(),
	papers: z.array(
		z.object({ paper: z.enum(papers), until: z.string().nullable(), state: z.enum(paperStates), days_left: z.number().nullable() }),
	),
	/** The latest ones, newest first. */
	readings: z.array(garageReading),
	serviced_on: z.string().nullable(),
	serviced_km: z.number().nullable(),
	/** Null while nothing is known that it could follow from. */
	next_service: z
		.object({
			due_on: z.string(),
			due_km: z.number().nullable(),
			is_due: z.boolean(),
			/** In one sentence, why then. */
			because: z.string(),
		})
		.nullable(),
	version: z.number(),
}).meta({ id: 'GarageVehicle' })
export type GarageVehicle = z.infer<typeof GarageVehicle>

const km = z.number(kmProblem).int(kmProblem).min(0, kmProblem).max(garageLimits.km, kmProblem)
const registration = judgedText(profileRegistrationProblem)
	.or(z.null().transform(() => ''))
	.transform(normaliseRegistration)
const ownerFields = {
	registration_number: registration.optional(),
	insurance_until: day.nullish(),
	puc_until: day.nullish(),
	rc_until: day.nullish(),
	serviced_on: day.nullish(),
	serviced_km: km.nullish(),
}
const NewGarageVehicle = z.object({ ...ownerFields, vehicle_model: wholeId(modelProblem) })
export type NewGarageVehicle = z.output<typeof NewGarageVehicle>
const GarageChange = NewGarageVehicle.partial().extend({
	/** It becomes the profile's vehicle; another one does, and not this one stops being it. */
	is_first: z.literal(true).optional(),
	version: z.number().int().optional(),
})
export type GarageChange = z.output<typeof GarageChange>
const Reading = z.object({ km, read_on: day })
export type Reading = z.output<typeof Reading>

export const garage = {
	list: endpoint(garageAddresses.list, {
		summary: "The bikes of the caller's garage, the profile's vehicle first",
		access: 'signed-in',
		reply: z.array(GarageVehicle),
	}),
	add: endpoint(garageAddresses.add, {
		summary: "Adds a bike; the first one is the profile's vehicle",
		access: 'signed-in',
		body: NewGarageVehicle,
		reply: GarageVehicle,
		status: [201],
		repeatable: true,
	}),
	show: endpoint(garageAddresses.show, { summary: 'A bike of the caller', access: 'signed-in', params: idParams, reply: GarageVehicle }),
	change: endpoint(garageAddresses.change, {
		summary: 'Changes what is sent of a bike',
		access: 'signed-in',
		params: idParams,
		body: GarageChange,
		reply: GarageVehicle,
	}),
	remove: endpoint(garageAddresses.remove, {
		summary: "Removes a bike; after the first the next one is the profile's vehicle",
		access: 'signed-in',
		params: idParams,
		reply: z.undefined(),
		status: [204],
	}),
	read: endpoint(garageAddresses.read, {
		summary: 'Writes down what the odometer shows, once a day: the later one of a day replaces the earlier',
		access: 'signed-in',
		params: idParams,
		body: Reading,
		reply: GarageVehicle,
	}),
}
