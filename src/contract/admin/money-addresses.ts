export const moneyAddresses = {
	dayBook: 'GET /admin/day-book/',
	dues: 'GET /admin/dues/',
} as const
