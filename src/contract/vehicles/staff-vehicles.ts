import { z } from 'zod'
import { collection } from '../collection.ts'
import { endpoint } from '../endpoint.ts'
import { queryText, wholeId } from '../fields.ts'
import { filledText, picture, text, trueOrFalse } from '../staff-fields.ts'
import { staffVehicleAddresses } from './staff-vehicle-addresses.ts'
import { traitList } from './trait-list.ts'
import { drawings, fuels, paints, traits } from './vehicle-words.ts'

const named = { id: z.number(), name: z.string(), image: z.string().nullable(), is_active: z.boolean(), version: z.number() }
const StaffVehicleType = z.object({ ...named, models_count: z.number() }).meta({ id: 'StaffVehicleType' })
const StaffManufacturer = z
	.object({ ...named, /** False for who makes parts alone (decision 0036). */ makes_vehicles: z.boolean(), models_count: z.number() })
	.meta({ id: 'StaffManufacturer' })
const StaffVehicleModel = z
	.object({
		...named,
		manufacturer: z.number(),
		manufacturer_name: z.string(),
		vehicle_type: z.number(),
		vehicle_type_name: z.string(),
		/** By which repairs are priced (D-35). */
		vehicle_class: z.string(),
		vehicle_class_name: z.string(),
		fuel: z.enum(fuels),
		displacement_cc: z.number().nullable(),
		motor_kw: z.number().nullable(),
		drawing: z.enum(drawings),
		paint: z.enum(paints),
		/** What it has, its fuel first (D-51). */
		traits: z.array(z.enum(traits)),
	})
	.meta({ id: 'StaffVehicleModel' })

const byStaff = { read: 'staff', create: 'staff', change: 'staff', remove: 'staff' } as const
/** Services are listed with a price for each model (D-35), parts with their makers and models, so all catalogues show them. */
const catalogues = ['vehicle-catalogue', 'repair-catalogue', 'parts-catalogue'] as const
/** Hidden ones stay with what was chosen earlier and are offered to nobody. */
const shown = { image: picture, is_active: z.boolean() }
const power = z.number().positive('This must be above 0.').max(10_000).nullable()

/** The vehicles that customers choose from (D-22). */
export const staffVehicles = {
	vehicleTypes: collection(staffVehicleAddresses.vehicleTypes, {
		one: 'a vehicle type',
		many: 'Vehicle types, hidden ones too',
		access: byStaff,
		shownBy: catalogues,
		row: StaffVehicleType,
		fields: { name: filledText(50), ...shown },
		required: ['name'],
		orderings: ['name'],
		filters: { is_active: trueOrFalse.optional() },
	}),
	manufacturers: collection(staffVehicleAddresses.manufacturers, {
		one: 'a manufacturer',
		many: 'Manufacturers, hidden ones too',
		access: byStaff,
		shownBy: catalogues,
		row: StaffManufacturer,
		fields: { name: filledText(100), makes_vehicles: z.boolean(), ...shown },
		required: ['name'],
		orderings: ['name'],
		filters: { is_active: trueOrFalse.optional(), makes_vehicles: trueOrFalse.optional() },
	}),
	vehicleModels: collection(staffVehicleAddresses.vehicleModels, {
		one: 'a vehicle model',
		many: 'Vehicle models, hidden ones too',
		access: { ...byStaff, import: 'staff' },
		shownBy: catalogues,
		row: StaffVehicleModel,
		fields: {
			manufacturer: wholeId(),
			vehicle_type: wholeId(),
			vehicle_class: text(50),
			name: filledText(100),
			fuel: z.enum(fuels),
			displacement_cc: power,
			motor_kw: power,
			drawing: z.enum(drawings),
			paint: z.enum(paints),
			/** Its fuel is known without being named here. */
			traits: traitList,
			...shown,
		},
		required: ['manufacturer', 'vehicle_type', 'vehicle_class', 'name', 'fuel', 'drawing', 'paint'],
		orderings: ['manufacturer', 'name'],
		filters: {
			manufacturer: wholeId().optional(),
			vehicle_type: wholeId().optional(),
			vehicle_class: queryText(50),
			fuel: z.enum(fuels).optional(),
			is_active: trueOrFalse.optional(),
		},
	}),
	vehicleClasses: endpoint(staffVehicleAddresses.vehicleClasses, {
		summary: 'Classes of vehicle that prices know',
		access: 'staff',
		reply: z.array(z.object({ code: z.string(), name: z.string() })),
	}),
}
