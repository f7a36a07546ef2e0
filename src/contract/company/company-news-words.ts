/** What customers do that the company is told of (A.ADMIN-06); repairs and orders stand on the day's board. */
export const companyNewsKinds = [
	'subscription_request',
	'visit_scheduled',
	'visit_rescheduled',
	'visit_cancelled',
	'contact_message',
	'vehicle_booking',
	'sell_request',
] as const
export type CompanyNewsKind = (typeof companyNewsKinds)[number]
