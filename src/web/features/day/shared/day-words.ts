import type { DayWork } from '#contract/admin/staff-day.ts'
import { addDays, dayOf, formatDay, formatTime, type IndianDay, timeOf } from '#shared/days.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

/** Work of every kind has these steps on the day, whatever its kind calls them. */
export const workStamps: Record<DayWork['status'], StampKind> = {
	pending: 'plain',
	confirmed: 'info',
	in_progress: 'wait',
	completed: 'ok',
	cancelled: 'bad',
}

/** 'Today, Sat 21 Nov', 'Tomorrow, Sun 22 Nov', 'Mon 23 Nov'. */
export function dayTitle(day: IndianDay, today: IndianDay): string {
	const near = { [addDays(today, -1)]: 'Yesterday, ', [today]: 'Today, ', [addDays(today, 1)]: 'Tomorrow, ' }[day] ?? ''
	return near + formatDay(day, today)
}

/** '10:30 am' for a moment. */
export const timeOfMoment = (moment: string) => formatTime(timeOf(new Date(moment)))

/** 'Sat 21 Nov, 10:00 am'. */
export const startWords = ({ starts_at }: Pick<DayWork, 'starts_at'>, today: IndianDay) =>
	`${formatDay(dayOf(new Date(starts_at)), today)}, ${timeOfMoment(starts_at)}`
