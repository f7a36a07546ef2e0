import { eq, sql } from 'drizzle-orm'
import { staffVehicles } from '#contract/vehicles/staff-vehicles.ts'
import { emptyAsNull } from '#domains/company/collection-columns.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import type { Door } from '#platform/http/serve.ts'
import { manufacturers as table, vehicleModels } from '../tables.ts'

/** Manufacturers of the vehicles that customers choose from (A.R-44), and of parts. */
export const serveManufacturers = (door: Door) =>
	serveCollection(door, staffVehicles.manufacturers, {
		table,
		columns: {
			id: table.id,
			name: table.name,
			image: emptyAsNull(table.image),
			makes_vehicles: table.makesVehicles,
			is_active: table.isActive,
			models_count: sql`(select count(*)::int from ${vehicleModels} where ${eq(vehicleModels.manufacturerId, table.id)})`,
			version: table.version,
		},
		derived: ['models_count'],
		searched: [table.name],
		usual: 'name',
		pictures: ['image'],
		refusals: { manufacturers_name: ['name', 'A manufacturer with this name already exists.'] },
		inUse: 'This manufacturer has models or parts. Hide it instead, or delete them first.',
	})
