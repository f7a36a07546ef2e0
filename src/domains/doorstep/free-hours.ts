import type { Closure } from '#domains/company/list-closures.ts'
import { type IndianDay, instantOf, repairHours } from '#shared/days.ts'

export type DayOfHours = { date: IndianDay; times: { time: string; placesLeft: number }[] }

type Known = {
	days: IndianDay[]
	capacity: number
	closures: readonly Closure[]
	taken: readonly { hour: Date; taken: number }[]
	at: Date
}

/** Places left in each starting hour at the moment `at`: none in hours that have begun, are closed or full (D-17). */
export function freeHours({ days, capacity, closures, taken, at }: Known): DayOfHours[] {
	const closedDays = new Set(closures.filter(({ time }) => time === null).map(({ date }) => date))
	const closedHours = new Set(
		closures.flatMap(({ date, time }) => (time === null ? [] : [instantOf(date, `${time.slice(0, 2)}:00`).getTime()])),
	)
	const takenAt = new Map(taken.map((row) => [row.hour.getTime(), row.taken]))
	const placesLeft = (date: IndianDay, time: string) => {
		const start = instantOf(date, time).getTime()
		if (start <= at.getTime() || closedDays.has(date) || closedHours.has(start)) return 0
		return Math.max(0, capacity - (takenAt.get(start) ?? 0))
	}
	return days.map((date) => ({ date, times: repairHours.map((time) => ({ time, placesLeft: placesLeft(date, time) })) }))
}
