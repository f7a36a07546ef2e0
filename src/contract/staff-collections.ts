/** What a public reply or page shows; what is kept of it is forgotten when that changes (docs/architecture.md, 'What is kept where'). */
export type KeptTag = 'site-settings' | 'vehicle-catalogue' | 'repair-catalogue'

/** What the company's people write to, named as in the calls' paths (D-22), and which public replies and pages show it. */
export const staffCollections = {
	'repair-bookings': [],
	users: [],
	technicians: [],
	'service-categories': ['repair-catalogue'],
	services: ['repair-catalogue'],
	'service-prices': ['repair-catalogue'],
	'vehicle-types': ['vehicle-catalogue', 'repair-catalogue'],
	manufacturers: ['vehicle-catalogue', 'repair-catalogue'],
	'vehicle-models': ['vehicle-catalogue', 'repair-catalogue'],
	'slot-closures': [],
	'fee-rules': ['site-settings'],
	'site-settings': ['site-settings'],
} as const satisfies Record<string, readonly KeptTag[]>
export type StaffCollection = keyof typeof staffCollections
