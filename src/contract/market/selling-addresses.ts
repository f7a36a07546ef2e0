export const sellingAddresses = {
	list: 'GET /marketplace/sell-requests/',
	show: 'GET /marketplace/sell-requests/:id/',
	sell: 'POST /marketplace/sell-requests/',
	supply: 'PATCH /marketplace/sell-requests/:id/documents/',
	openDocument: 'GET /marketplace/secure-document/:sellRequestId/:documentType/',
	checkRegistration: 'GET /vehicle/check-registration/',
	priceGuide: 'GET /marketplace/price-guide/',
} as const
