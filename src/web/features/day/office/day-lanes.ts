import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { changeWork } from '../../../state/staff-day.ts'
import { momentOf } from './day-words.ts'

/** Where work lies: with whom, from when. */
export type WorkPlace = { technicianId: number | null; startsAt: string }

export const placeOf = ({ technician_id, starts_at }: Pick<DayWork, 'technician_id' | 'starts_at'>): WorkPlace => ({
	technicianId: technician_id,
	startsAt: starts_at,
})

/** The same work at another place; it lasts as long as before. */
export function moveWork(day: Day, work: DayWork, { technicianId, startsAt }: WorkPlace): Day {
	const lasts = Date.parse(work.ends_at) - Date.parse(work.starts_at)
	const ends_at = new Date(Date.parse(startsAt) + lasts).toISOString()
	return changeWork(day, work.id, { technician_id: technicianId, starts_at: startsAt, ends_at })
}

/** The place a block was dropped on; a time that was not touched stays to the second. */
export function droppedPlace(
	work: DayWork,
	{ technicianId, minute, was, date }: { technicianId: number | null; minute: number; was: number; date: IndianDay },
): WorkPlace {
	return { technicianId, startsAt: minute === was ? work.starts_at : momentOf(minute, date) }
}
