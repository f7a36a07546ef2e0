import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { dayOf } from '#shared/days.ts'
import { Stamp } from '../../../ui/stamp.tsx'
import { visitStamp } from '../shared/visit-words.ts'

type Seen = Pick<StaffVisit, 'status' | 'status_display' | 'starts_at' | 'started_at'>

/** Nobody completed it on its day (A.R-67). */
const isOverdue = ({ status, starts_at }: Seen) => status === 'scheduled' && dayOf(new Date(starts_at)) < dayOf(new Date())

/** 'Overdue' and 'Begun' are shown where the status does not say so. */
export const visitState = (visit: Seen) =>
	isOverdue(visit) ? 'Overdue' : visit.status === 'scheduled' && visit.started_at ? 'Begun' : visit.status_display

/** The state of a visit as its stamp. */
export const VisitStamp = ({ visit }: { visit: Seen }) => (
	<Stamp kind={isOverdue(visit) ? 'bad' : visit.status === 'scheduled' && visit.started_at ? 'wait' : visitStamp[visit.status]}>
		{visitState(visit)}
	</Stamp>
)
