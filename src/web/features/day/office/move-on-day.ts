import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { dayOf, type IndianDay } from '#shared/days.ts'
import type { WorkPlace } from '../../../kits/work/place.ts'
import { workKey } from '../../../kits/work/work-kind.ts'
import { changeWork, workOf } from '../../../state/staff-day.ts'
import { momentOf } from './board-words.ts'

/** Work whose move is not answered yet, by `workKey`: where it is meant to be. */
export type Moving = ReadonlyMap<string, WorkPlace>

/** The day as it is when every move that is not answered yet succeeds. */
export function withMoves(day: Day, moving: Moving): Day {
	return workOf(day).reduce((shown, work) => {
		const place = moving.get(workKey(work))
		return place && dayOf(new Date(place.startsAt)) === day.date ? moveWork(shown, work, place) : shown
	}, day)
}

/** The same work at another place; it lasts as long as before. */
function moveWork(day: Day, work: DayWork, { technicianId, startsAt }: WorkPlace): Day {
	const lastsMs = Date.parse(work.ends_at) - Date.parse(work.starts_at)
	const ends_at = new Date(Date.parse(startsAt) + lastsMs).toISOString()
	return changeWork(day, work, { technician_id: technicianId, starts_at: startsAt, ends_at })
}

/** The place a block was dropped on; a time that was not touched stays to the second. */
export function droppedPlace(
	work: DayWork,
	{ technicianId, minute, was, date }: { technicianId: number | null; minute: number; was: number; date: IndianDay },
): WorkPlace {
	return { technicianId, startsAt: minute === was ? work.starts_at : momentOf(minute, date) }
}
