import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#contract/client.ts'

const minutes = 60_000

/** Data on the screen: fresh for 5 minutes, kept for 30, one repetition of what may help, nothing asked again on focus or reconnect (B §9). */
export const createQueries = () =>
	new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: 5 * minutes,
				// On the server a render is over when it is over; a timer would hold its answers.
				gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * minutes,
				retry: (failures, error) => failures < 1 && !(error instanceof ApiProblem && error.status < 500),
				retryDelay: 500,
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
				networkMode: 'always',
			},
			// Repetition of what changes something needs the same key, which `sendSafely` keeps.
			mutations: { retry: false, networkMode: 'always' },
		},
	})
