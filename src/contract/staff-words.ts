/** `{count, next, previous, results}` lists of the company's side (D-22). */
export const pageLimits = { usual: 25, most: 100 } as const

/** Said when the company cancels without telling why. */
export const reasonNeeded = 'Please give a reason. The customer reads it.'

export const staffAddresses = {
	repairBookings: 'GET /admin/repair-bookings/',
	repairBooking: 'GET /admin/repair-bookings/:id/',
	changeRepairBooking: 'PATCH /admin/repair-bookings/:id/',
	recordRepairPayment: 'POST /admin/repair-bookings/:id/record-payment/',
	serviceCategories: 'GET /admin/service-categories/',
	serviceCategory: 'GET /admin/service-categories/:uuid/',
	createServiceCategory: 'POST /admin/service-categories/',
	changeServiceCategory: 'PATCH /admin/service-categories/:uuid/',
	deleteServiceCategory: 'DELETE /admin/service-categories/:uuid/',
	services: 'GET /admin/services/',
	service: 'GET /admin/services/:id/',
	createService: 'POST /admin/services/',
	changeService: 'PATCH /admin/services/:id/',
	deleteService: 'DELETE /admin/services/:id/',
	servicePrices: 'GET /admin/service-prices/',
	servicePrice: 'GET /admin/service-prices/:id/',
	createServicePrice: 'POST /admin/service-prices/',
	changeServicePrice: 'PATCH /admin/service-prices/:id/',
	deleteServicePrice: 'DELETE /admin/service-prices/:id/',
	vehicleClasses: 'GET /admin/vehicle-classes/',
	users: 'GET /admin/users/',
	user: 'GET /admin/users/:id/',
	createUser: 'POST /admin/users/',
	changeUser: 'PATCH /admin/users/:id/',
	unlockUser: 'POST /admin/users/:id/unlock/',
	resendVerification: 'POST /admin/users/:id/resend-verification/',
} as const
