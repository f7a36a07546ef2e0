import type { VisitRow } from './find-visit-parts.ts'
import { isAwaited } from './present-visit.ts'
import type { MailedVisit } from './tables.ts'

type State = Pick<VisitRow, 'startsAt' | 'technicianId'>

/** What a customer learns of a visit by mail while it is still to come. */
export const stateToMail = ({ startsAt, technicianId }: State): MailedVisit => ({ startsAt: startsAt.toISOString(), technicianId })

/** The weightier difference from what the customer was mailed last (`mailedState`); null when there is none (decision 0033). */
export function changeToMail({ status, startedAt, mailedState, ...visit }: State & Pick<VisitRow, 'status' | 'startedAt' | 'mailedState'>) {
	if (!isAwaited({ status, startedAt })) return null
	if (stateToMail(visit).startsAt !== mailedState.startsAt) return 'rescheduled'
	return visit.technicianId !== null && visit.technicianId !== mailedState.technicianId ? 'technician' : null
}
