import { repairLimits } from '#contract/repairs/repair-words.ts'
import { refuseField } from '#platform/http/problem.ts'
import { addDays, dayOf, instantOf } from '#shared/days.ts'

/**
 * The moment for which a repair is asked, by the clock of India (B.R-15, B.E-25). Throws a Problem at `schedule_date` for a day
 * that is over or more than a year ahead, at `schedule_time` for a time of today that is over.
 */
export function startOfRepair(
	{ schedule_date: day, schedule_time: time }: { schedule_date: string; schedule_time: string },
	now: Date,
): Date {
	const today = dayOf(now)
	if (day < today) throw refuseField('schedule_date', 'Please choose today or a later day.')
	if (day > addDays(today, repairLimits.daysAhead)) throw refuseField('schedule_date', 'Please choose a day within one year from now.')
	const start = instantOf(day, time)
	if (start <= now) throw refuseField('schedule_time', 'Please choose a time in the future.')
	return start
}
