export const sellingAddresses = {
	list: 'GET /marketplace/sell-requests/',
	show: 'GET /marketplace/sell-requests/:id/',
	sell: 'POST /marketplace/sell-requests/',
} as const
