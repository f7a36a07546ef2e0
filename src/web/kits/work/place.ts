import type { DayWork } from '#contract/admin/staff-day.ts'
import { dayOf, timeOf } from '#shared/days.ts'

/** Where work lies on the day: with whom, from when. */
export type WorkPlace = { technicianId: number | null; startsAt: string }

/** What a move needs to know of a piece of work, whatever its kind. */
export type PlannedWork = Pick<DayWork, 'id' | 'reference' | 'version' | 'technician_id' | 'starts_at'>

export const placeOf = ({ technician_id, starts_at }: Pick<PlannedWork, 'technician_id' | 'starts_at'>): WorkPlace => ({
	technicianId: technician_id,
	startsAt: starts_at,
})

/** The move as the calls take it (D-38): only what differs from where the work lies. */
export function placeChange(work: Pick<PlannedWork, 'technician_id' | 'starts_at'>, { technicianId, startsAt }: WorkPlace) {
	const at = new Date(startsAt)
	return {
		...(technicianId !== work.technician_id && { technician: technicianId }),
		...(startsAt !== work.starts_at && { schedule_date: dayOf(at), schedule_time: timeOf(at).slice(0, 5) }),
	}
}
