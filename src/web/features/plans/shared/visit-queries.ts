import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '#contract/client.ts'
import { visitLimits } from '#contract/plans/visit-words.ts'
import { visitsApi } from './visits-api.ts'

/** What is not there is none, and no failure (A.VISIT-25, A.VISIT-26). */
async function orNone<Answer, None>(asked: Promise<Answer>, none: None): Promise<Answer | None> {
	try {
		return await asked
	} catch (error) {
		if (error instanceof ApiProblem && error.status === 404) return none
		throw error
	}
}

const seconds = 1000

/** The caller's visits to come, the next first. */
export const upcomingVisits = queryOptions({
	queryKey: ['own', 'visits', 'upcoming'],
	queryFn: () => orNone(visitsApi.upcoming({}), []),
	refetchOnMount: 'always',
})

/** The caller's other visits, newest first: so many times ten of them. */
export const pastVisits = (tens: number) =>
	queryOptions({
		queryKey: ['own', 'visits', 'history', tens],
		queryFn: () => visitsApi.history({ query: { page: 1, limit: tens * visitLimits.historyPage } }),
		refetchOnMount: 'always',
	})

/** How many visits of the active subscription were done, are to come and remain; null without one. */
export const visitSummary = queryOptions({
	queryKey: ['own', 'visits', 'summary'],
	queryFn: () => orNone(visitsApi.summary({}), null),
	refetchOnMount: 'always',
})

/** One visit; reloaded when its page is entered, so that nobody is offered what is no longer possible. */
export const ownVisit = (id: number) =>
	queryOptions({
		queryKey: ['own', 'visits', id],
		queryFn: () => visitsApi.show({ params: { id } }),
		refetchOnMount: 'always',
	})

/** Its photos. */
export const ownVisitPhotos = (id: number) =>
	queryOptions({
		queryKey: ['own', 'visits', id, 'photos'],
		queryFn: ({ signal }) => visitsApi.photos({ params: { id }, signal }),
	})

/** A time for a visit of this subscription, or for the one that is to be moved. */
export type ForVisit = { subscription: number; visit?: number | undefined }

/** Days with a free hour. */
export const freeDays = (of: ForVisit) =>
	queryOptions({
		queryKey: ['own', 'free-visits', of],
		queryFn: () => visitsApi.dates({ query: of }),
		staleTime: 20 * seconds,
		refetchOnMount: 'always',
		// Nobody can choose among what did not come.
		refetchOnReconnect: true,
	})

/** Free hours of a day; nothing is asked before one is chosen (A.VISIT-14). */
export const freeTimesOn = (date: string, of: ForVisit) =>
	queryOptions({
		queryKey: ['own', 'free-visits', of, date],
		queryFn: () => visitsApi.times({ query: { date, ...of } }),
		enabled: date !== '',
		staleTime: 20 * seconds,
		refetchOnMount: 'always',
		// Nobody can choose among what did not come.
		refetchOnReconnect: true,
	})
