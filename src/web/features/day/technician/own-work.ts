import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { dayOf, type IndianDay } from '#shared/days.ts'
import { kindOf, type TechnicianWorkKind, type WorkKinds, type WorkStage } from '../../../kits/work/work-kind.ts'
import { startWords, timeOfMoment } from '../shared/day-words.ts'

const order: Record<WorkStage, number> = { started: 0, agreed: 1, requested: 1, done: 2, cancelled: 2 }

/** A technician's work of a day: what has begun, what comes, what is done; each by time. */
export function ownWork(day: Day, kinds: WorkKinds<Pick<TechnicianWorkKind, 'stageOf'>>): { open: DayWork[]; done: DayWork[] } {
	const orderOf = (work: DayWork) => order[kindOf(kinds, work).stageOf(work)]
	const all = day.technicians
		.flatMap(({ work }) => work)
		.sort((one, other) => orderOf(one) - orderOf(other) || one.starts_at.localeCompare(other.starts_at))
	return { open: all.filter((work) => orderOf(work) < 2), done: all.filter((work) => orderOf(work) === 2) }
}

/** '10:30 am', with its day where that is another one than `day`. */
export const startOf = (work: Pick<DayWork, 'starts_at'>, day: IndianDay): string =>
	dayOf(new Date(work.starts_at)) === day ? timeOfMoment(work.starts_at) : startWords(work, day)

/** '1 of 4 done'. */
export const progressWords = ({ open, done }: { open: unknown[]; done: unknown[] }) => `${done.length} of ${open.length + done.length} done`
