import type { WorkKind } from '#contract/doorstep/doorstep-words.ts'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../browser/stored.ts'

/** The calls of the company's API that may wait, each with the kind of work it is about: ids are each kind's own. */
const workOfCall = {
	changeRepairBooking: 'repair',
	recordRepairPayment: 'repair',
	addRepairNote: 'repair',
	addRepairPhoto: 'repair',
	startInspection: 'inspection',
	rateInspectionPoint: 'inspection',
	completeInspection: 'inspection',
	startVisit: 'visit',
	completeVisit: 'visit',
	cancelVisit: 'visit',
	addVisitPhoto: 'visit',
} as const satisfies Record<string, WorkKind>

/** A change that a technician made without a connection, as it waits in this browser to be sent (decision 0031). */
export type WaitingWrite = {
	/** The Idempotency-Key of every sending, so that it happens once. */
	key: string
	call: keyof typeof workOfCall
	/** Parts of the call; `point`: of what belongs to the row. */
	params: { id: number; point?: string }
	body: Record<string, unknown>
	/** The version of the row that was seen, where it is known. */
	seen: number | null
	/** What its row, or the work as the day shows it, looks like once this is done. */
	shows: Record<string, unknown>
	/** What was done, in words: 'Start BK-12'. */
	words: string
	/** Milliseconds: when it was first sent without an answer; null before. */
	triedAt: number | null
	/** Why the server refused it, in words; kept to be seen, never sent again. */
	refused: string | null
}
type Waiting = { owner: string; writes: WaitingWrite[] }

const isWrite = (value: unknown): value is WaitingWrite =>
	isRecord(value) &&
	typeof value.key === 'string' &&
	typeof value.call === 'string' &&
	value.call in workOfCall &&
	isRecord(value.params) &&
	isRecord(value.body) &&
	isRecord(value.shows) &&
	typeof value.words === 'string'

export const waitingWrites = stored<Waiting>('waitingWrites', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) && typeof value.owner === 'string' && Array.isArray(value.writes)
			? { owner: value.owner, writes: value.writes.filter(isWrite) }
			: null,
})

/** Which work a change is about. */
export const workOfWrite = ({ call, params: { id } }: Pick<WaitingWrite, 'call' | 'params'>) => ({ work: workOfCall[call], id })

/** Whether it still waits to be sent and is about this work. */
export const isWaitingAbout = (write: WaitingWrite, work: WorkKind, id: number) =>
	write.refused === null && write.params.id === id && workOfCall[write.call] === work

const none: WaitingWrite[] = []
/** The waiting changes of this person, oldest first; another person's are never shown or sent. */
export const waitingOf = (owner: string | undefined): WaitingWrite[] => {
	const all = waitingWrites.get()
	return all && all.owner === owner ? all.writes : none
}
