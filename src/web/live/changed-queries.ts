import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Change } from '#contract/events/events.ts'
import { sessionQueries } from '../session/session-queries.ts'

/**
 * The answers that show other collections than the company's own of this name, by the beginnings of their keys; a number behind one with #
 * is one object's id and concerns that object alone. Written short: every member's browser loads it.
 */
const alsoShownBy: Record<string, string> = {
	'repair-bookings': 'own/repairs# staff/day staff/counts staff/customer-history',
	// Orders are addressed by number, not by id, so all that are shown are reloaded. Pieces go out of the stock and come back.
	orders: 'own/orders staff/counts staff/customer-history staff/parts',
	'vehicle-waits': 'own/vehicle-waits market',
	'vehicle-bookings': 'staff/company-news own/vehicle-bookings# staff/vehicles staff/counts staff/customer-history market',
	// Inspections are work of the day.
	'sell-requests': 'staff/company-news own/sell-requests# staff/day staff/counts staff/customer-history',
	parts: 'staff/counts',
	vehicles: 'market',
	visits:
		'staff/company-news own/visits own/free-visits own/subscriptions staff/subscriptions staff/day staff/counts staff/customer-history',
	'subscription-requests': 'staff/company-news own/subscription-requests staff/counts staff/customer-history',
	subscriptions: 'own/subscriptions staff/counts staff/customer-history',
	'slot-closures': 'staff/day',
	consents: 'own/consents',
	notifications: 'own/notifications',
	'contact-messages': 'staff/company-news staff/counts staff/customer-history',
	'company-news': 'staff/counts',
	users: 'own/profile own/vehicles staff/technicians staff/day',
}

/** Which queries a changed collection makes stale: by convention all under ['staff', collection], and those that the map names. */
const concernedBy = (collection: string) => `staff/${collection}# ${alsoShownBy[collection] ?? ''} staff/audit-log`.split(' ')

/** Invalidates what shows these changes: queries on the screen reload now, any other when it is shown. */
export function refreshChanged(queries: QueryClient, changes: readonly Change[]) {
	return queries.invalidateQueries({ predicate: ({ queryKey }) => changes.some((change) => isAbout(queryKey, change)) })
}

/** The same for everything that is somebody's own or the company's, when it is not known what has changed. */
export function refreshAll(queries: QueryClient) {
	return queries.invalidateQueries(sessionQueries)
}

export const isAbout = (queryKey: QueryKey, { collection, id }: Change) =>
	concernedBy(collection).some((each) => {
		const key = each.replace('#', '').split('/')
		if (!key.every((step, at) => queryKey[at] === step)) return false
		const next = queryKey[key.length]
		return !each.endsWith('#') || typeof next !== 'number' || String(next) === id
	})
