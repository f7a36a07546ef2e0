import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeId } from '../fields.ts'
import { vehicleAddresses } from './vehicle-addresses.ts'
import { drawings, fuels, paints } from './vehicle-words.ts'

const Named = z.object({ id: z.number(), name: z.string(), image: z.string().nullable() })
const VehicleType = Named.meta({ id: 'VehicleType' })
const Manufacturer = Named.meta({ id: 'Manufacturer' })
const VehicleModel = Named.extend({
	manufacturer: z.number(),
	vehicle_type: z.number(),
	manufacturer_name: z.string(),
	vehicle_type_name: z.string(),
	fuel: z.enum(fuels),
	displacement_cc: z.number().nullable(),
	motor_kw: z.number().nullable(),
	drawing: z.enum(drawings),
	paint: z.enum(paints),
}).meta({ id: 'VehicleModel' })
export const OwnVehicle = z
	.object({
		id: z.number(),
		vehicle_type: z.number(),
		manufacturer: z.number(),
		vehicle_model: z.number(),
		vehicle_type_name: z.string(),
		manufacturer_name: z.string(),
		vehicle_model_name: z.string(),
		registration_number: z.string(),
		drawing: z.enum(drawings),
		paint: z.enum(paints),
		fuel: z.enum(fuels),
	})
	.meta({ id: 'OwnVehicle' })

export type VehicleType = z.infer<typeof VehicleType>
export type Manufacturer = z.infer<typeof Manufacturer>
export type VehicleModel = z.infer<typeof VehicleModel>
export type OwnVehicle = z.infer<typeof OwnVehicle>

export const vehicles = {
	types: endpoint(vehicleAddresses.types, { summary: 'Kinds of vehicle', access: 'public', reply: z.array(VehicleType) }),
	manufacturers: endpoint(vehicleAddresses.manufacturers, {
		summary: 'Manufacturers, of one kind of vehicle or all',
		access: 'public',
		query: z.object({ vehicle_type: wholeId().optional() }),
		reply: z.array(Manufacturer),
	}),
	models: endpoint(vehicleAddresses.models, {
		summary: 'Models, of one manufacturer and kind or all; with `popular` the few that most people in India ride, most first',
		access: 'public',
		query: z.object({ manufacturer: wholeId().optional(), vehicle_type: wholeId().optional(), popular: z.literal('true').optional() }),
		reply: z.array(VehicleModel),
	}),
	mine: endpoint(vehicleAddresses.mine, {
		summary: "The bikes of the caller's garage, the profile's vehicle first",
		access: 'signed-in',
		reply: z.array(OwnVehicle),
	}),
	repairManufacturers: endpoint(vehicleAddresses.repairManufacturers, {
		summary: 'Manufacturers we repair',
		access: 'public',
		reply: z.array(Manufacturer),
	}),
}
