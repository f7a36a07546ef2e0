import type { CacheTag } from './cache-tags.ts'
import { staff } from './staff.ts'

type Declared = Extract<(typeof staff)[keyof typeof staff], { about: object }>
/** What the company's people write to, named as in the calls' paths (D-22). */
export type StaffCollection = Declared['about']['name'] | keyof typeof writtenByVerbs

/** What has no declaration, because everything about it is a rule of its own, and which public replies and pages show it. */
const writtenByVerbs = {
	'repair-bookings': [],
	orders: [],
	'vehicle-bookings': ['used-vehicles'],
	'sell-requests': [],
	'subscription-requests': [],
	subscriptions: [],
	visits: [],
	users: [],
	technicians: [],
	'saved-views': [],
	'site-settings': ['site-settings'],
	'mail-texts': [],
} as const satisfies Record<string, readonly CacheTag[]>

const declared = Object.values(staff).flatMap((calls) => ('about' in calls ? [calls.about] : []))

/** Which public replies and pages show a collection of the company. */
export const shownBy = Object.fromEntries([
	...declared.map((about) => [about.name, about.shownBy] as const),
	...Object.entries(writtenByVerbs),
]) as unknown as Record<StaffCollection, readonly CacheTag[]>
