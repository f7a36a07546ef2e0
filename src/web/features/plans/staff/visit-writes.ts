import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#contract/admin/staff-day.ts'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { stepDisplay, stepOfVisit } from '#contract/plans/visit-words.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { staffApi } from '../../../staff-api.ts'
import { changeWork } from '../../../state/staff-day.ts'

/** One visit as the company reads it; entering its screen asks anew. */
export const staffVisit = (id: number) =>
	queryOptions({
		queryKey: ['staff', 'visits', id],
		queryFn: ({ signal }) => staffApi.visit({ params: { id }, signal }),
		refetchOnMount: 'always',
	})

type Change = Parameters<typeof staffApi.changeVisit>[0]['body']

/** Another time or technician, or what was found (D-38). Throws the refusal. */
export const changeVisit = (queries: QueryClient, id: number, change: Change) =>
	write(queries, id, {
		send: () => staffApi.changeVisit({ params: { id }, body: change }),
		isDone: ({ technician_id, scheduled_date, service_notes }) =>
			(change.service_notes === undefined || change.service_notes === service_notes) &&
			(change.technician === undefined || change.technician === technician_id) &&
			(change.schedule_date === undefined || scheduled_date.startsWith(`${change.schedule_date}T${change.schedule_time}`)),
	})

type Seen = { id: number; version: number }
type Done = { technician_notes: string; checklist: StaffVisit['checklist'] }

/** The steps of one visit. Each throws the refusal and is done once, however often it is sent. */
export function useVisitWrites({ id, version }: Seen) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const params = { id }
	return {
		start: () =>
			write(queries, id, {
				send: () => sendOnce(['start', version], (key) => staffApi.startVisit({ params, body: { version }, key })),
				isDone: ({ started_at }) => started_at !== null,
			}),
		complete: (done: Done) =>
			write(queries, id, {
				send: () => sendOnce(['complete', done], (key) => staffApi.completeVisit({ params, body: done, key })),
				isDone: ({ status, technician_notes }) => status === 'completed' && technician_notes === done.technician_notes,
			}),
		cancel: (body: { reason: string; nobody_there: boolean }) =>
			write(queries, id, {
				send: () => sendOnce(['cancel', body], (key) => staffApi.cancelVisit({ params, body: { ...body, version }, key })),
				isDone: ({ status }) => status === 'cancelled',
			}),
		addPhoto: async (file: File) => {
			const body = new FormData()
			body.append('image', file)
			keepVisit(queries, await staffApi.addVisitPhoto({ params, body }))
		},
	}
}

type VisitWrite = { send: () => Promise<StaffVisit>; isDone: (visit: StaffVisit) => boolean }

const write = (queries: QueryClient, id: number, { send, isDone }: VisitWrite) =>
	writeWork<StaffVisit>({
		send,
		look: () => queries.fetchQuery({ ...staffVisit(id), staleTime: 0 }),
		keep: (visit) => keepVisit(queries, visit),
		isDone,
	})

/** Shows a visit's new state on every screen at once, and asks for what else the change has moved. */
function keepVisit(queries: QueryClient, visit: StaffVisit) {
	const { id, technician_id, starts_at, ends_at, version } = visit
	const change = { status: stepOfVisit(visit), status_display: stepDisplay(visit), technician_id, starts_at, ends_at, version }
	queries.setQueryData(staffVisit(id).queryKey, visit)
	queries.setQueriesData<Day>({ queryKey: ['staff', 'day'] }, (day) => day && changeWork(day, { work: 'visit', id }, change))
	queries.invalidateQueries({
		queryKey: ['staff'],
		predicate: ({ queryKey: [, collection, of] }) => concerned.includes(collection) && of !== id,
	})
}
const concerned: unknown[] = ['visits', 'subscriptions', 'day', 'counts', 'audit-log']
