import { closedAlready, closedDayPast, closedHourProblem } from '#contract/company/company-words.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { IndianDay } from '#shared/days.ts'
import type { SlotKind } from '../closure.ts'

/** What somebody wants to close; `time` 'HH:mm' or 'HH:mm:ss', null for the whole day. */
export type AskedClosure = { kind: SlotKind; date: IndianDay; time: string | null; reason: string }

/** Throws 400 at `date` for a day that is over, at `time` for what is no starting hour. */
export function refuseClosure({ kind, date, time }: Omit<AskedClosure, 'reason'>, today: IndianDay) {
	if (date < today) throw refuseField('date', closedDayPast)
	const problem = closedHourProblem(kind, time)
	if (problem) throw refuseField('time', problem)
}

/** Words for an hour or day that is closed already. */
export const closedTwice =
	({ time }: AskedClosure) =>
	(constraint: string) => {
		if (constraint !== 'slot_closures_once') return undefined
		return time === null ? refuseField('date', closedAlready.day) : refuseField('time', closedAlready.hour)
	}
