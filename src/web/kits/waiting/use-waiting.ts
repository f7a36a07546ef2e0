import type { WorkKind } from '#contract/doorstep/doorstep-words.ts'
import { useStored } from '../../browser/use-stored.ts'
import { useSession } from '../../session/use-session.ts'
import { isWaitingAbout, type WaitingWrite, waitingWrites } from '../../state/waiting-writes.ts'

const none: WaitingWrite[] = []

/** The changes of who is logged in that wait to be sent or were refused, the first first. */
export function useWaiting(): WaitingWrite[] {
	const session = useSession()
	const all = useStored(waitingWrites)
	return session.state === 'signed-in' && all?.owner === session.account.username ? all.writes : none
}

/** A row of one kind of work as it looks once what waits is done. */
export const withWaiting = <Row extends { id: number }>(work: WorkKind, row: Row, waiting: readonly WaitingWrite[]): Row =>
	Object.assign({ ...row }, ...waiting.filter((write) => isWaitingAbout(write, work, row.id)).map(({ shows }) => shows))
