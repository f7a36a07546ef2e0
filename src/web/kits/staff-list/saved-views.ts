import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedView } from '#contract/admin/saved-views.ts'
import { staffApi } from '../../staff-api.ts'
import { useIdempotentSend } from '../form/use-idempotent-send.ts'

const savedViews = queryOptions({
	queryKey: ['staff', 'saved-views'],
	queryFn: ({ signal }) => staffApi.savedViews({ signal }),
	staleTime: 60_000,
})

/** The views that somebody keeps of a list, on whatever machine he works; a deed throws its refusal. */
export function useSavedViews(list: string) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const query = useQuery(savedViews)
	const keep = (change: (views: SavedView[]) => SavedView[]) => queries.setQueryData(savedViews.queryKey, (views) => views && change(views))
	return {
		query,
		views: query.data?.filter((view) => view.list === list) ?? [],
		save: async (view: Pick<SavedView, 'name' | 'search' | 'columns'>) => {
			const body = { ...view, list }
			const saved = await sendOnce(['view', body], (key) => staffApi.saveView({ body, key }))
			keep((views) => [...views.filter(({ id }) => id !== saved.id), saved].toSorted((a, b) => a.name.localeCompare(b.name)))
		},
		remove: async ({ id }: SavedView) => {
			await staffApi.removeView({ params: { id } })
			keep((views) => views.filter((other) => other.id !== id))
		},
	}
}
