import { collectionAddresses } from '../collection-addresses.ts'

export const staffCatalogueAddresses = {
	serviceCategories: collectionAddresses('service-categories', 'uuid'),
	services: collectionAddresses('services', 'id'),
	servicePrices: collectionAddresses('service-prices', 'id'),
} as const

export const staffPriceSheetAddresses = {
	priceSheet: 'GET /admin/service-prices/sheet/',
	changePriceSheet: 'PUT /admin/service-prices/sheet/',
} as const

export const staffBookingAddresses = {
	repairBookings: 'GET /admin/repair-bookings/',
	bookForCustomer: 'POST /admin/repair-bookings/',
	repairBooking: 'GET /admin/repair-bookings/:id/',
	changeRepairBooking: 'PATCH /admin/repair-bookings/:id/',
	recordRepairPayment: 'POST /admin/repair-bookings/:id/record-payment/',
	recordRepairRefund: 'POST /admin/repair-bookings/:id/record-refund/',
	proposeExtraWork: 'POST /admin/repair-bookings/:id/extra-work/',
	settleExtraWork: 'POST /admin/repair-bookings/:id/extra-work/:extraId/',
	addRepairNote: 'POST /admin/repair-bookings/:id/notes/',
	repairPhotos: 'GET /admin/repair-bookings/:id/photos/',
	addRepairPhoto: 'POST /admin/repair-bookings/:id/photos/',
	removeRepairPhoto: 'DELETE /admin/repair-bookings/:id/photos/:photo/',
} as const
