import { eq, sql } from 'drizzle-orm'
import { staffVehicles } from '#contract/vehicles/staff-vehicles.ts'
import { isFuel } from '#contract/vehicles/vehicle-words.ts'
import { emptyAsNull } from '#domains/company/collection-columns.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import type { Door } from '#platform/http/serve.ts'
import { findClassId } from '../find-class-id.ts'
import { manufacturers, vehicleModels as table, vehicleClasses, vehicleTypes } from '../tables.ts'

/** Models that customers choose from (A.R-44); their class prices what is repaired (D-35). What was chosen earlier keeps its own names. */
export const serveVehicleModels = (door: Door) =>
	serveCollection(door, staffVehicles.vehicleModels, {
		table,
		columns: {
			id: table.id,
			manufacturer: table.manufacturerId,
			manufacturer_name: manufacturers.name,
			vehicle_type: table.vehicleTypeId,
			vehicle_type_name: vehicleTypes.name,
			vehicle_class: vehicleClasses.code,
			vehicle_class_name: vehicleClasses.name,
			name: table.name,
			image: emptyAsNull(table.image),
			fuel: table.fuel,
			displacement_cc: table.displacementCc,
			motor_kw: table.motorKw,
			drawing: table.drawing,
			paint: table.paint,
			traits: sql`(${table.fuel}::text || ${table.traits})`,
			is_active: table.isActive,
			version: table.version,
		},
		joins: [
			{ table: manufacturers, on: eq(manufacturers.id, table.manufacturerId) },
			{ table: vehicleTypes, on: eq(vehicleTypes.id, table.vehicleTypeId) },
			{ table: vehicleClasses, on: eq(vehicleClasses.id, table.vehicleClassId) },
		],
		searched: [manufacturers.name, table.name],
		orderings: { manufacturer: [sql`lower(${manufacturers.name})`, sql`lower(${table.name})`] },
		usual: 'manufacturer',
		pictures: ['image'],
		values: async (db, { vehicle_class, traits }) => ({
			...(vehicle_class !== undefined && { vehicleClassId: await findClassId(db, vehicle_class) }),
			...(traits && { traits: traits.filter((trait) => !isFuel(trait)) }),
		}),
		refusals: {
			vehicle_models_name: ['name', 'This manufacturer already has a model with this name.'],
			vehicle_models_manufacturer_id_manufacturers_id_fk: ['manufacturer', 'This is not a manufacturer.'],
			vehicle_models_vehicle_type_id_vehicle_types_id_fk: ['vehicle_type', 'This is not a vehicle type.'],
		},
		imports: {
			sameBy: ['manufacturer', 'name'],
			named: {
				manufacturer: (db) => db.select({ id: manufacturers.id, name: manufacturers.name }).from(manufacturers),
				vehicle_type: (db) => db.select({ id: vehicleTypes.id, name: vehicleTypes.name }).from(vehicleTypes),
			},
		},
		inUse: 'This model is in use: it was repaired, lies in a cart, has prices or is somebody’s own. Hide it instead.',
	})
