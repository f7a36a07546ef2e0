export const staffDayAddresses = {
	day: 'GET /admin/day/',
	counts: 'GET /admin/counts/',
} as const
