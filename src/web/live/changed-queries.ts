import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Change } from '#contract/events/events.ts'

/** What begins with `key` is old; with `byId`, a number behind it is one object's id and concerns that object alone. */
type Concerned = { key: QueryKey; byId?: true }

/** The answers that show more than one collection, or another's. */
const alsoShownBy: Record<string, Concerned[]> = {
	'repair-bookings': [
		{ key: ['own', 'repairs'], byId: true },
		{ key: ['staff', 'repair-bookings'], byId: true },
		{ key: ['staff', 'day'] },
		{ key: ['staff', 'counts'] },
		{ key: ['staff', 'customer-history'] },
	],
	// They are known by their numbers, which are no ids: all that are shown are asked for again. Pieces go out of the stock and come back.
	orders: [
		{ key: ['own', 'orders'] },
		{ key: ['staff', 'orders'] },
		{ key: ['staff', 'counts'] },
		{ key: ['staff', 'customer-history'] },
		{ key: ['staff', 'parts'] },
	],
	'vehicle-bookings': [
		{ key: ['staff', 'company-news'] },
		{ key: ['own', 'vehicle-bookings'], byId: true },
		{ key: ['staff', 'vehicle-bookings'], byId: true },
		{ key: ['staff', 'vehicles'] },
		{ key: ['staff', 'counts'] },
		{ key: ['market'] },
	],
	'sell-requests': [
		{ key: ['staff', 'company-news'] },
		{ key: ['own', 'sell-requests'], byId: true },
		{ key: ['staff', 'sell-requests'], byId: true },
		// Inspections are work of the day.
		{ key: ['staff', 'day'] },
		{ key: ['staff', 'counts'] },
	],
	parts: [{ key: ['staff', 'parts'] }, { key: ['staff', 'counts'] }],
	vehicles: [{ key: ['staff', 'vehicles'] }, { key: ['market'] }],
	visits: [
		{ key: ['staff', 'company-news'] },
		{ key: ['own', 'visits'] },
		{ key: ['own', 'free-visits'] },
		{ key: ['own', 'subscriptions'] },
		{ key: ['staff', 'visits'], byId: true },
		{ key: ['staff', 'subscriptions'] },
		{ key: ['staff', 'day'] },
		{ key: ['staff', 'counts'] },
	],
	'subscription-requests': [
		{ key: ['staff', 'company-news'] },
		{ key: ['own', 'subscription-requests'] },
		{ key: ['staff', 'subscription-requests'], byId: true },
		{ key: ['staff', 'counts'] },
		{ key: ['staff', 'customer-history'] },
	],
	subscriptions: [
		{ key: ['own', 'subscriptions'] },
		{ key: ['staff', 'subscriptions'], byId: true },
		{ key: ['staff', 'counts'] },
		{ key: ['staff', 'customer-history'] },
	],
	'slot-closures': [{ key: ['staff', 'slot-closures'] }, { key: ['staff', 'day'] }],
	consents: [{ key: ['own', 'consents'] }],
	notifications: [{ key: ['own', 'notifications'] }],
	'contact-messages': [{ key: ['staff', 'contact-messages'] }, { key: ['staff', 'company-news'] }, { key: ['staff', 'counts'] }],
	'company-news': [{ key: ['staff', 'company-news'] }, { key: ['staff', 'counts'] }],
	users: [
		{ key: ['own', 'profile'] },
		{ key: ['own', 'vehicles'] },
		{ key: ['staff', 'users'] },
		{ key: ['staff', 'technicians'] },
		{ key: ['staff', 'day'] },
	],
}

/** Which answers a changed collection makes old: by agreement everything under ['staff', collection], and what the map names. */
const concernedBy = (collection: string): Concerned[] => [
	...(alsoShownBy[collection] ?? [{ key: ['staff', collection] }]),
	{ key: ['staff', 'audit-log'] },
]

/** Makes what shows these changes old: what is on the screen is asked for again now, anything else when it is shown. */
export function refreshChanged(queries: QueryClient, changes: readonly Change[]) {
	return queries.invalidateQueries({ predicate: ({ queryKey }) => changes.some((change) => isAbout(queryKey, change)) })
}

/** The same for all that is somebody's own or the company's, when nobody knows what has changed. */
export function refreshAll(queries: QueryClient) {
	return queries.invalidateQueries({ predicate: ({ queryKey: [area] }) => area === 'own' || area === 'staff' })
}

export const isAbout = (queryKey: QueryKey, { collection, id }: Change) =>
	concernedBy(collection).some(({ key, byId }) => {
		if (!key.every((step, at) => queryKey[at] === step)) return false
		const next = queryKey[key.length]
		return !byId || typeof next !== 'number' || String(next) === id
	})
