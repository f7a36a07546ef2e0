import type { ClosureTarget } from './closure-dialog.tsx'
import type { WeekDay, WeekHour } from './week-hours.ts'

/** The few words in an hour's cell. */
export function hourWords({ closure, booked }: WeekHour, capacity: number) {
	if (closure) return `closed${booked > 0 ? ` · ${booked} stay` : ''}`
	return booked >= capacity ? `${booked}/${capacity} full` : `${booked}/${capacity}`
}

export const targetOfHour = ({ date, time, closure, booked }: WeekHour): ClosureTarget => ({ date, time, closure, booked })
export const targetOfDay = ({ date, closure, booked }: WeekDay): ClosureTarget => ({ date, time: null, closure, booked })
