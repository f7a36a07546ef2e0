import { eq, sql } from 'drizzle-orm'
import { staffVehicles } from '#contract/vehicles/staff-vehicles.ts'
import { emptyAsNull } from '#domains/company/collection-columns.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import type { Door } from '#platform/http/serve.ts'
import { vehicleTypes as table, vehicleModels } from '../tables.ts'

/** Kinds of vehicle, with which a customer's choice of a bike begins (A.PICKER-13). */
export const serveVehicleTypes = (door: Door) =>
	serveCollection(door, staffVehicles.vehicleTypes, {
		table,
		columns: {
			id: table.id,
			name: table.name,
			image: emptyAsNull(table.image),
			is_active: table.isActive,
			models_count: sql`(select count(*)::int from ${vehicleModels} where ${eq(vehicleModels.vehicleTypeId, table.id)})`,
			version: table.version,
		},
		derived: ['models_count'],
		searched: [table.name],
		usual: 'name',
		pictures: ['image'],
		refusals: { vehicle_types_name: ['name', 'A vehicle type with this name already exists.'] },
		inUse: 'This vehicle type has models. Hide it instead, or give its models another type first.',
	})
