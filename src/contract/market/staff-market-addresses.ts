import { collectionAddresses } from '../collection-addresses.ts'

export const staffMarketAddresses = {
	usedVehicles: collectionAddresses('vehicles', 'id'),
	vehicleBookings: 'GET /admin/vehicle-bookings/',
	vehicleBooking: 'GET /admin/vehicle-bookings/:id/',
	bookVehicleForCustomer: 'POST /admin/vehicle-bookings/',
	changeVehicleBooking: 'PATCH /admin/vehicle-bookings/:id/',
	vehiclePhotos: 'GET /admin/vehicles/:id/photos/',
	addVehiclePhoto: 'POST /admin/vehicles/:id/photos/',
	orderVehiclePhotos: 'PUT /admin/vehicles/:id/photos/',
	coverVehiclePhoto: 'POST /admin/vehicles/:id/photos/:photo/cover/',
	removeVehiclePhoto: 'DELETE /admin/vehicles/:id/photos/:photo/',
} as const
