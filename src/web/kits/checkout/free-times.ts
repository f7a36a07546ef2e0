import type { DayOfSlots } from '#contract/doorstep/doorstep.ts'
import { type IndianDay, instantOf } from '#shared/days.ts'

export type FreeTime = { date: IndianDay; time: string }

/** An hour as the screen offers it; with few places left it says so. */
export type Hour = { time: string; placesLeft: number; isTaken: boolean }

export const hasFree = (day: DayOfSlots) => day.times.some(({ places_left }) => places_left > 0)

/** The day that a form begins with: the chosen one, or the first free day where none was chosen or it is full by now (ux 50). */
export function beginningDay(days: readonly DayOfSlots[], chosen: string): string {
	const known = days.find(({ date }) => date === chosen)
	const isOpen = chosen === '' || (known !== undefined && !hasFree(known))
	return (isOpen && days.find(hasFree)?.date) || chosen
}

/** Every free hour of these days, in their order. */
export const freeTimes = (days: readonly DayOfSlots[]): FreeTime[] =>
	days.flatMap(({ date, times }) => times.filter(({ places_left }) => places_left > 0).map(({ time }) => ({ date, time })))

/** The hours of a day that are still to come (B.R-15). The server decides what is free; this clock only explains why an hour is not. */
export const hoursOf = (day: DayOfSlots, now: Date): Hour[] =>
	day.times
		.filter(({ time, places_left }) => places_left > 0 || instantOf(day.date, time) > now)
		.map(({ time, places_left }) => ({ time, placesLeft: places_left, isTaken: places_left === 0 }))

/** The free hours nearest to the one that was wanted, earliest first (ux 51). */
export function nearestFree(days: readonly DayOfSlots[], wanted: FreeTime, count = 3): FreeTime[] {
	const distance = ({ date, time }: FreeTime) => Math.abs(instantOf(date, time).getTime() - instantOf(wanted.date, wanted.time).getTime())
	return freeTimes(days)
		.sort((a, b) => distance(a) - distance(b))
		.slice(0, count)
		.sort((a, b) => instantOf(a.date, a.time).getTime() - instantOf(b.date, b.time).getTime())
}
