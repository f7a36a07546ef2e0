export const marketAddresses = {
	list: 'GET /marketplace/vehicles/',
	vehicle: 'GET /marketplace/vehicles/:id/',
	bookings: 'GET /marketplace/bookings/',
	booking: 'GET /marketplace/bookings/:id/',
	book: 'POST /marketplace/bookings/',
	cancelBooking: 'POST /marketplace/bookings/:id/cancel/',
} as const
