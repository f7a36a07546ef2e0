export const staffVehicleAddresses = { vehicleClasses: 'GET /admin/vehicle-classes/' } as const
