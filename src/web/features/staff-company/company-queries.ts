import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { IndianDay } from '#shared/days.ts'
import { api } from '../../api.ts'
import { staffApi } from '../../staff-api.ts'

export const staffSettings = queryOptions({
	queryKey: ['staff', 'site-settings'],
	queryFn: ({ signal }) => staffApi.siteSettings({ signal }),
	refetchOnMount: 'always',
})

/** What the way costs, repairs before parts. */
export const feeRules = queryOptions({
	queryKey: ['staff', 'fee-rules'],
	queryFn: async ({ signal }) =>
		(await staffApi.feeRules.list({ query: {}, signal })).results.toSorted((a, b) => b.family.localeCompare(a.family)),
	refetchOnMount: 'always',
})

const minute = 60_000
/** What is closed from day to day, up to the first hundred. */
export const closuresOf = (date_from: IndianDay, date_to: IndianDay) =>
	queryOptions({
		queryKey: ['staff', 'slot-closures', 'between', date_from, date_to],
		queryFn: async ({ signal }) =>
			(
				await staffApi.slotClosures.list({
					query: { kind: 'repairs', date_from, date_to, page_size: 100, ordering: 'date' },
					signal,
				})
			).results,
		refetchOnMount: 'always',
	})

/** Places left in the hours of those days; customers book meanwhile, and another capacity leaves others. */
export const placesOf = (first: IndianDay, capacity: number) =>
	queryOptions({
		queryKey: ['staff', 'slot-closures', 'places', first, capacity],
		queryFn: ({ signal }) => api.doorstep.slots({ query: { from: first, days: 7 }, signal }),
		refetchOnMount: 'always',
		refetchInterval: minute,
	})

/** What is closed and booked from day to day; customers book meanwhile. */
export const closureCalendar = (date_from: IndianDay, date_to: IndianDay) =>
	queryOptions({
		queryKey: ['staff', 'slot-closures', 'calendar', date_from, date_to],
		queryFn: ({ signal }) => staffApi.closureCalendar({ query: { kind: 'repairs', date_from, date_to }, signal }),
		refetchOnMount: 'always',
		refetchInterval: minute,
	})

/** After hours or places changed: our week is asked again, and so is what the checkout offers in this browser. */
export function hoursChanged(queries: QueryClient) {
	queries.invalidateQueries({ queryKey: ['staff', 'slot-closures'] })
	queries.invalidateQueries({ queryKey: ['available-slots'] })
}
