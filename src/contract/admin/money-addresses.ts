export const moneyAddresses = {
	dayBook: 'GET /admin/day-book/',
	payments: 'GET /admin/payments/',
	dues: 'GET /admin/dues/',
} as const
