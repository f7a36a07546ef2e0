import { collectionAddresses } from '../collection-addresses.ts'

export const staffMarketAddresses = {
	usedVehicles: collectionAddresses('vehicles', 'id'),
	vehicleBookings: 'GET /admin/vehicle-bookings/',
	vehicleBooking: 'GET /admin/vehicle-bookings/:id/',
	changeVehicleBooking: 'PATCH /admin/vehicle-bookings/:id/',
} as const
