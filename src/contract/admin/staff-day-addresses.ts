export const staffDayAddresses = {
	day: 'GET /admin/day/',
	counts: 'GET /admin/counts/',
} as const

export const customerHistoryAddresses = { customerHistory: 'GET /admin/users/:id/history/' } as const
