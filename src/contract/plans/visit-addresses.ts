export const visitAddresses = {
	upcoming: 'GET /subscription/visits/upcoming/',
	history: 'GET /subscription/visits/visit_history/',
	summary: 'GET /subscription/visits/subscription_visit_summary/',
	availability: 'GET /subscription/visits/check_availability/',
	dates: 'GET /subscription/visits/available_dates/',
	times: 'GET /subscription/visits/available_times/',
	schedule: 'POST /subscription/visits/schedule_preferred_date/',
	show: 'GET /subscription/visits/:id/',
	photos: 'GET /subscription/visits/:id/photos/',
	calendar: 'GET /subscription/visits/:id/calendar/',
	reschedule: 'PUT /subscription/visits/:id/reschedule/',
	cancel: 'POST /subscription/visits/:id/cancel/',
} as const
