import type { RepairRow } from './present-repair.ts'
import type { MailedState } from './tables.ts'

type State = Pick<RepairRow, 'status' | 'kind' | 'startsAt' | 'technicianId' | 'totalPaise'>

/** The state of a repair as its customer is mailed of it until the work is done. */
export const stateToMail = ({ status, kind, startsAt, technicianId, totalPaise }: State): MailedState => ({
	isConfirmed: status !== 'pending',
	startsAt: kind === 'service_now' ? null : startsAt.toISOString(),
	technicianId,
	totalPaise,
})

/**
 * The weightiest difference from what the customer was mailed last (`mailedState`), because each mail names time and technician anyway;
 * null when there is none (D-55). Once the work has begun, only the total and a change of technician count.
 */
export function changeToMail(mailedState: MailedState, repair: State): 'confirmed' | 'total' | 'rescheduled' | 'technician' | null {
	const { status, technicianId, totalPaise } = repair
	const isSomebodyElse = technicianId !== null && technicianId !== mailedState.technicianId
	const hasNewTotal = mailedState.totalPaise !== undefined && mailedState.totalPaise !== totalPaise
	if (status === 'in_progress' && hasNewTotal) return 'total'
	if (status === 'in_progress') return isSomebodyElse && mailedState.technicianId !== null ? 'technician' : null
	if (status !== 'pending' && status !== 'confirmed') return null
	if (status === 'confirmed' && !mailedState.isConfirmed) return 'confirmed'
	if (hasNewTotal) return 'total'
	if (stateToMail(repair).startsAt !== mailedState.startsAt) return 'rescheduled'
	return isSomebodyElse ? 'technician' : null
}
