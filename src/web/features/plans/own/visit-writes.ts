import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#contract/client.ts'
import type { ScheduleVisit, Visit } from '#contract/plans/visits.ts'
import { isRecord } from '#shared/is-record.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { ownVisit } from '../shared/visit-queries.ts'
import { visitsApi } from '../shared/visits-api.ts'

/** All that a customer does with visits. Each throws the refusal and is done once, however often it is sent. */
export function useVisitWrites() {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const write = (id: number, send: () => Promise<Visit>, isDone: (visit: Visit) => boolean) =>
		writeWork<Visit>({ send, look: () => visitsApi.show({ params: { id } }), keep: (visit) => keepVisit(queries, visit), isDone })
	return {
		async schedule(body: ScheduleVisit) {
			const visit = await sendOnce(body, (key) => visitsApi.schedule({ body, key }))
			keepVisit(queries, visit)
			return visit
		},
		reschedule: (id: number, body: ScheduleVisit) =>
			write(
				id,
				() => sendOnce([id, body], (key) => visitsApi.reschedule({ params: { id }, body, key })),
				({ scheduled_date, scheduled_time }) => scheduled_date.startsWith(body.preferred_date) && scheduled_time === body.preferred_time,
			),
		cancel: (id: number, reason: string) =>
			write(
				id,
				async () => {
					const body = { cancellation_notes: reason }
					const { message: _, ...visit } = await sendOnce([id, body], (key) => visitsApi.cancel({ params: { id }, body, key }))
					return visit
				},
				({ status }) => status === 'cancelled',
			),
	}
}

/** Shows a visit's new state at once; its lists, what is free and what remains are asked for again (A.VISIT-23). */
function keepVisit(queries: QueryClient, visit: Visit) {
	queries.setQueryData(ownVisit(visit.id).queryKey, visit)
	queries.invalidateQueries({
		queryKey: ['own'],
		predicate: ({ queryKey: [, what, of] }) => concerned.includes(what) && of !== visit.id,
	})
}
const concerned: unknown[] = ['visits', 'free-visits', 'subscriptions']

/** Seconds before the server is asked again while it cannot answer (A.VISIT-27). */
const retrySeconds = [1, 2, 4]
const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Whether a visit can be had at that time. Throws the refusal, a 503 only after three more tries. */
export async function checkAvailability({ preferred_date, preferred_time, subscription }: ScheduleVisit) {
	const query = { subscription, date: preferred_date, time: preferred_time }
	for (const seconds of retrySeconds) {
		try {
			return await visitsApi.availability({ query })
		} catch (error) {
			if (!(error instanceof ApiProblem && error.status === 503)) throw error
			await wait(seconds)
		}
	}
	return visitsApi.availability({ query })
}

/** The first of the messages about the whole, else `otherwise` (A §8). */
export function wholeFormMessage(error: unknown, otherwise: string): string {
	const body = error instanceof ApiProblem ? error.body : null
	const [first] = isRecord(body) && Array.isArray(body.non_field_errors) ? body.non_field_errors : []
	return typeof first === 'string' ? first : otherwise
}
