import { closedDayPast, closedHourProblem } from '#contract/company/company-words.ts'
import type { SlotKind } from '#contract/doorstep/doorstep-words.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { IndianDay } from '#shared/days.ts'

/** Throws 400 at `date` for a day that is over, at `time` for what is no starting hour; `time` is 'HH:mm' or 'HH:mm:ss', null for the whole day. */
export function refuseClosure({ kind, date, time }: { kind: SlotKind; date: IndianDay; time: string | null }, today: IndianDay) {
	if (date < today) throw refuseField('date', closedDayPast)
	const problem = closedHourProblem(kind, time)
	if (problem) throw refuseField('time', problem)
}
