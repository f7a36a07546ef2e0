import { collectionAddresses } from '../collection-addresses.ts'

export const staffVehicleAddresses = {
	vehicleTypes: collectionAddresses('vehicle-types', 'id'),
	manufacturers: collectionAddresses('manufacturers', 'id'),
	vehicleModels: collectionAddresses('vehicle-models', 'id'),
	vehicleClasses: 'GET /admin/vehicle-classes/',
} as const
