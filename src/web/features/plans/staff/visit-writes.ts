import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#contract/admin/staff-day.ts'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { stepDisplay, stepOfVisit, visitStatusDisplay } from '#contract/plans/visit-words.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { useFoundRow } from '../../../kits/sold/use-found-row.ts'
import { sendOrWait } from '../../../kits/waiting/send-or-wait.ts'
import { useWaiting } from '../../../kits/waiting/use-waiting.ts'
import type { StartCheck } from '../../../kits/work/start-with-code.tsx'
import { writeWork } from '../../../kits/work/write-work.ts'
import { staffApi } from '../../../staff-api.ts'
import { changeWork } from '../../../state/staff-day.ts'
import { staffVisit } from '../../../state/staff-queries.ts'
import { isWaitingAbout, type WaitingWrite } from '../../../state/waiting-writes.ts'

/** One visit as it looks once what waits on this phone is done. Give null for an address that can be no visit. */
export function useStaffVisit(id: number | null) {
	const found = useFoundRow(id === null ? null : staffVisit(id))
	const waiting = useWaiting()
	return { ...found, row: found.row && withWaitingSteps(found.row, waiting) }
}

function withWaitingSteps(visit: StaffVisit, waiting: readonly WaitingWrite[]): StaffVisit {
	const steps = waiting.filter((write) => isWaitingAbout(write, 'visit', visit.id)).map(({ call }) => call)
	if (steps.every((call) => call === 'addVisitPhoto')) return visit
	const isOver = steps.some((call) => call === 'completeVisit' || call === 'cancelVisit')
	const { complete, cancel } = visit.can
	return { ...visit, can: { move: false, assign: false, start: false, complete: complete && !isOver, cancel: cancel && !isOver } }
}

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

type Seen = Pick<StaffVisit, 'id' | 'reference' | 'version'>
type Done = { technician_notes: string; checklist: StaffVisit['checklist']; completion_date?: string }

/**
 * The steps of one visit. Each throws the refusal and is done once, however often it is sent. Where there is no connection a technician's
 * step waits in his browser; then the answer is null.
 */
export function useVisitWrites({ id, reference, version }: Seen) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const params = { id }
	const about = { params, seen: version }
	return {
		start: (check?: StartCheck) => {
			const body = { version, ...check }
			const draft = { ...about, call: 'startVisit' as const, body, shows: shownAt('in_progress'), words: `Start ${reference}` }
			return write(queries, id, {
				send: () => sendOnce(['start', body], (key) => sendOrWait({ ...draft, key }, () => staffApi.startVisit({ params, body, key }))),
				isDone: ({ started_at }) => started_at !== null,
			})
		},
		complete: (done: Done) => {
			const said = done.technician_notes && `: “${done.technician_notes}”`
			const words = `Complete ${reference}${said}`
			const draft = { ...about, call: 'completeVisit' as const, body: done, shows: shownAt('completed'), words }
			return write(queries, id, {
				send: () =>
					sendOnce(['complete', done], (key) => sendOrWait({ ...draft, key }, () => staffApi.completeVisit({ params, body: done, key }))),
				isDone: ({ status, technician_notes }) => status === 'completed' && technician_notes === done.technician_notes,
			})
		},
		cancel: (why: { reason: string; nobody_there: boolean }) => {
			const body = { ...why, version }
			const words = `Cancel ${reference}: “${why.reason}”`
			const draft = { ...about, call: 'cancelVisit' as const, body, shows: shownAt('cancelled'), words }
			return write(queries, id, {
				send: () => sendOnce(['cancel', why], (key) => sendOrWait({ ...draft, key }, () => staffApi.cancelVisit({ params, body, key }))),
				isDone: ({ status }) => status === 'cancelled',
			})
		},
	}
}

/** What a step makes of the visit on the day, where it is like a repair. */
const shownAt = (status: 'in_progress' | 'completed' | 'cancelled') => ({
	status,
	status_display: status === 'in_progress' ? 'Started' : visitStatusDisplay[status],
})

type VisitWrite<Row> = { send: () => Promise<Row>; isDone: (visit: StaffVisit) => boolean }

const write = <Row extends StaffVisit | null>(queries: QueryClient, id: number, { send, isDone }: VisitWrite<Row>) =>
	writeWork<Row>({
		send,
		// What is looked for is a visit, and that is a Row in any case.
		look: () => queries.fetchQuery({ ...staffVisit(id), staleTime: 0 }) as Promise<Row>,
		keep: (visit) => visit && keepVisit(queries, visit),
		isDone: (visit) => visit !== null && isDone(visit),
	})

/** Shows a visit's new state on every screen at once, and asks for what else the change has moved. */
function keepVisit(queries: QueryClient, visit: StaffVisit) {
	const { id, technician_id, starts_at, ends_at, version } = visit
	const change = { status: stepOfVisit(visit), status_display: stepDisplay(visit), technician_id, starts_at, ends_at, version }
	queries.setQueryData(staffVisit(id).queryKey, visit)
	queries.setQueriesData<Day>({ queryKey: ['staff', 'day'] }, (day) => day && changeWork(day, { work: 'visit', id }, change))
	queries.invalidateQueries({
		queryKey: ['staff'],
		predicate: ({ queryKey: [, collection, of, part] }) => concerned.includes(collection) && (of !== id || part !== undefined),
	})
}
const concerned: unknown[] = ['visits', 'subscriptions', 'day', 'counts', 'audit-log']
