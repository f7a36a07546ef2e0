import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { addDays, type IndianDay } from '#shared/days.ts'
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
/** What is closed in the seven days from `first` on. */
export const closuresOf = (first: IndianDay) =>
	queryOptions({
		queryKey: ['staff', 'slot-closures', 'week', first],
		queryFn: async ({ signal }) =>
			(
				await staffApi.slotClosures.list({
					query: { kind: 'repairs', date_from: first, date_to: addDays(first, 6), page_size: 100, ordering: 'date' },
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

/** After hours or places changed: our week is asked again, and so is what the checkout offers in this browser. */
export function hoursChanged(queries: QueryClient) {
	queries.invalidateQueries({ queryKey: ['staff', 'slot-closures'] })
	queries.invalidateQueries({ queryKey: ['available-slots'] })
}
