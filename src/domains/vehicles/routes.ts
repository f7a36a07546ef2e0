import { vehicles } from '#contract/vehicles/vehicles.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { listManufacturers } from './list-manufacturers.ts'
import { listPopularModels } from './list-popular-models.ts'
import { listVehicleModels } from './list-vehicle-models.ts'
import { listVehicleTypes } from './list-vehicle-types.ts'
import { presentManufacturer, presentVehicleModel, presentVehicleType } from './present-vehicles.ts'

/** Two-wheelers, by visitors and customers: types, manufacturers and models. */
export function vehicleRoutes(door: Door) {
	serve(door, vehicles.types, async (db) => (await listVehicleTypes(db)).map(presentVehicleType), {
		cached: { shows: ['vehicle-catalogue'] },
	})
	serve(
		door,
		vehicles.manufacturers,
		async (db, _actor, { query }) => (await listManufacturers(db, { typeId: query.vehicle_type })).map(presentManufacturer),
		{ cached: { shows: ['vehicle-catalogue'] } },
	)
	serve(
		door,
		vehicles.models,
		async (db, _actor, { query }) =>
			(
				await (query.popular
					? listPopularModels(db)
					: listVehicleModels(db, { manufacturerId: query.manufacturer, typeId: query.vehicle_type }))
			).map(presentVehicleModel),
		{ cached: { shows: ['vehicle-catalogue'] } },
	)
	serve(door, vehicles.repairManufacturers, async (db) => (await listManufacturers(db)).map(presentManufacturer), {
		cached: { shows: ['vehicle-catalogue'] },
	})
}
