export const staffDayAddresses = {
	day: 'GET /admin/day/',
	counts: 'GET /admin/counts/',
} as const

/** The company's figures; the first as specification A names it (§7). */
export const dashboardAddresses = {
	statistics: 'GET /services/admin/dashboard/statistics/',
	dashboard: 'GET /admin/dashboard/',
} as const

export const savedViewAddresses = {
	savedViews: 'GET /admin/saved-views/',
	saveView: 'POST /admin/saved-views/',
	removeView: 'DELETE /admin/saved-views/:id/',
} as const

export const customerHistoryAddresses = { customerHistory: 'GET /admin/users/:id/history/' } as const
