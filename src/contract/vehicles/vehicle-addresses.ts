export const vehicleAddresses = {
	types: 'GET /vehicle/vehicle-types/',
	manufacturers: 'GET /vehicle/manufacturers/',
	models: 'GET /vehicle/vehicle-models/',
	mine: 'GET /vehicle/user-vehicles/',
	repairManufacturers: 'GET /repairing-service/manufacturers/',
} as const
