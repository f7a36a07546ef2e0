export const marketAddresses = {
	list: 'GET /marketplace/vehicles/',
	vehicle: 'GET /marketplace/vehicles/:id/',
	bookings: 'GET /marketplace/bookings/',
	booking: 'GET /marketplace/bookings/:id/',
	book: 'POST /marketplace/bookings/',
	savedSearches: 'GET /marketplace/saved-searches/',
	saveSearch: 'POST /marketplace/saved-searches/',
	removeSavedSearch: 'DELETE /marketplace/saved-searches/:id/',
	waits: 'GET /marketplace/waits/',
	waitFor: 'POST /marketplace/vehicles/:id/wait/',
	stopWaiting: 'DELETE /marketplace/vehicles/:id/wait/',
	cancelBooking: 'POST /marketplace/bookings/:id/cancel/',
} as const
