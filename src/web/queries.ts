import { QueryClient } from '@tanstack/react-query'

const minutes = 60_000
/** What `ApiProblem` is, without the client around it, which not every page needs. */
const isRefusal = (error: Error) => 'status' in error && Number(error.status) < 500

/** Queries: fresh for 5 minutes, cached for 30, repeated once where that may help, and not reloaded on focus or reconnect (B §9). */
export function createQueries() {
	const queries = new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: 5 * minutes,
				// On the server a render is over when it is over; a timer would hold its answers.
				gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * minutes,
				retry: (failures, error) => failures < 1 && !isRefusal(error),
				retryDelay: 500,
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
				networkMode: 'always',
			},
			// A mutation is not repeated here: that needs the same key, which `sendSafely` keeps.
			mutations: { retry: false, networkMode: 'always' },
		},
	})
	// An answer that still travels when a write is shown may be older than the write and would take it back.
	queries.getQueryCache().subscribe((event) => {
		if (event.type !== 'updated' || event.action.type !== 'success') return
		const { manual, dataUpdatedAt } = event.action
		const { queryKey, state } = event.query
		// One that comes with its time was stored by an earlier visit, and is itself the older.
		if (manual && dataUpdatedAt === undefined && state.fetchStatus === 'fetching') queries.invalidateQueries({ queryKey, exact: true })
	})
	return queries
}
