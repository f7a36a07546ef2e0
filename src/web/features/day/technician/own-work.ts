import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { dayOf, type IndianDay } from '#shared/days.ts'
import { startWords, timeOfMoment } from '../shared/day-words.ts'

const order: Record<DayWork['status'], number> = { in_progress: 0, confirmed: 1, pending: 1, completed: 2, cancelled: 2 }

/** A technician's work of a day: what has begun, what comes, what is done; each by time. */
export function ownWork(day: Day): { open: DayWork[]; done: DayWork[] } {
	const orderOf = ({ status }: DayWork) => order[status]
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
