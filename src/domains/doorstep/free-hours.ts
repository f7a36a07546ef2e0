import { type IndianDay, instantOf, repairHours } from '#shared/days.ts'
import type { Closure } from './closure.ts'

export type DayOfHours = { date: IndianDay; times: { time: string; placesLeft: number }[] }

type Known = {
	days: IndianDay[]
	capacity: number
	closures: readonly Closure[]
	taken: readonly { hour: Date; taken: number }[]
	at: Date
}

/** Every starting hour with its distance from the day's beginning, milliseconds; the day in India has 24 hours all year round. */
const starts = repairHours.map((time) => ({ time, after: Number(time.slice(0, 2)) * 3_600_000 }))

/** Places left in each starting hour at the moment `at`: none in hours that have begun, are closed or full (D-17). */
export function freeHours({ days, capacity, closures, taken, at }: Known): DayOfHours[] {
	const closedDays = new Set(closures.filter(({ time }) => time === null).map(({ date }) => date))
	const closedHours = new Set(closures.flatMap(({ date, time }) => (time === null ? [] : [`${date} ${time.slice(0, 2)}`])))
	const takenAt = new Map(taken.map((row) => [row.hour.getTime(), row.taken]))
	const hoursOf = (date: IndianDay) => {
		const begin = instantOf(date, '00:00').getTime()
		const placesLeft = (time: string, start: number) => {
			if (start <= at.getTime() || closedDays.has(date)) return 0
			if (closedHours.size > 0 && closedHours.has(`${date} ${time.slice(0, 2)}`)) return 0
			return Math.max(0, capacity - (takenAt.get(start) ?? 0))
		}
		return starts.map(({ time, after }) => ({ time, placesLeft: placesLeft(time, begin + after) }))
	}
	return days.map((date) => ({ date, times: hoursOf(date) }))
}
