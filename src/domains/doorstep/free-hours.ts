import { hoursOn, isShutOn, type Week } from '#contract/doorstep/week-words.ts'
import { type IndianDay, instantOf } from '#shared/days.ts'

/** Hours on which nobody comes (D-17, D-49): `time` is 'HH:mm:ss' in India, any time within the closed hour; null closes the whole day. */
export type Closure = { date: IndianDay; time: string | null }

export type DayOfHours = { date: IndianDay; times: { time: string; placesLeft: number }[] }

type Known = {
	days: IndianDay[]
	/** The hours at which such work may start, as 'HH:mm'. */
	starts: readonly string[]
	capacity: number
	week: Week
	closures: readonly Closure[]
	taken: readonly { hour: Date; taken: number }[]
	at: Date
}

/**
 * Places left in each starting hour of those days at the moment `at`: none in hours that have begun, are shut that weekday, closed or full
 * (D-17).
 */
export function freeHours({ days, starts, capacity, week, closures, taken, at }: Known): DayOfHours[] {
	const closedDays = new Set(closures.filter(({ time }) => time === null).map(({ date }) => date))
	const closedHours = new Set(closures.flatMap(({ date, time }) => (time === null ? [] : [`${date} ${time.slice(0, 2)}`])))
	const takenAt = new Map(taken.map((row) => [row.hour.getTime(), row.taken]))
	// The day in India has 24 hours all year round.
	const hours = starts.map((time) => ({ time, afterMs: Number(time.slice(0, 2)) * 3_600_000 }))
	const hoursOf = (date: IndianDay) => {
		const begin = instantOf(date, '00:00').getTime()
		const open = hoursOn(week, date)
		const placesLeft = (time: string, start: number) => {
			if (start <= at.getTime() || closedDays.has(date) || isShutOn(open, time)) return 0
			if (closedHours.size > 0 && closedHours.has(`${date} ${time.slice(0, 2)}`)) return 0
			return Math.max(0, capacity - (takenAt.get(start) ?? 0))
		}
		return hours.map(({ time, afterMs }) => ({ time, placesLeft: placesLeft(time, begin + afterMs) }))
	}
	return days.map((date) => ({ date, times: hoursOf(date) }))
}
