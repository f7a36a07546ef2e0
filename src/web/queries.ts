import { QueryClient } from '@tanstack/react-query'

const minutes = 60_000
/** What `ApiProblem` is, without the client around it, which not every page needs. */
const isRefusal = (error: Error) => 'status' in error && Number(error.status) < 500

/** Data on the screen: fresh for 5 minutes, kept for 30, one repetition of what may help, nothing asked again on focus or reconnect (B §9). */
export const createQueries = () =>
	new QueryClient({
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
			// Repetition of what changes something needs the same key, which `sendSafely` keeps.
			mutations: { retry: false, networkMode: 'always' },
		},
	})
