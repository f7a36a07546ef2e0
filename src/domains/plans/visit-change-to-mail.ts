import type { VisitRow } from './find-visit-parts.ts'
import { isAwaited } from './present-visit.ts'
import type { MailedVisit } from './tables.ts'

type State = Pick<VisitRow, 'startsAt' | 'technicianId'>

/** What a customer learns of a visit by mail while it is still to come. */
export const stateToMail = ({ startsAt, technicianId }: State): MailedVisit => ({ startsAt: startsAt.toISOString(), technicianId })

/** The weightier difference from what the customer was mailed last (`told`); null when there is none (decision 0033). */
export function changeToMail({ status, startedAt, told, ...visit }: State & Pick<VisitRow, 'status' | 'startedAt' | 'told'>) {
	if (!isAwaited({ status, startedAt })) return null
	if (stateToMail(visit).startsAt !== told.startsAt) return 'rescheduled'
	return visit.technicianId !== null && visit.technicianId !== told.technicianId ? 'technician' : null
}
