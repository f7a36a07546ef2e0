import { staffVehicles } from '#contract/vehicles/staff-vehicles.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { listVehicleClasses } from './staff/list-vehicle-classes.ts'
import { serveManufacturers } from './staff/manufacturer-collection.ts'
import { serveVehicleModels } from './staff/vehicle-model-collection.ts'
import { serveVehicleTypes } from './staff/vehicle-type-collection.ts'

/** The vehicles that customers choose from (D-22). */
export function vehicleStaffRoutes(door: Door) {
	serveVehicleTypes(door)
	serveManufacturers(door)
	serveVehicleModels(door)
	serve(door, staffVehicles.vehicleClasses, (db) => listVehicleClasses(db))
}
