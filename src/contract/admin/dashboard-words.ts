/** What is sold. */
export const salesLines = ['repairs', 'orders', 'plans', 'vehicles'] as const
export type SalesLine = (typeof salesLines)[number]
export const salesLineNames: Record<SalesLine, string> = {
	repairs: 'Repairs',
	orders: 'Orders of parts',
	plans: 'Plans',
	vehicles: 'Used vehicles',
}

/** Days of the period that is shown unasked, the longest one, and up to how many days each day stands by itself; longer ones by months. */
export const dashboardDays = { usual: 30, longest: 3_660, byDay: 62 } as const
