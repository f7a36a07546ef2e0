import { type IndianDay, repairHours } from '#shared/days.ts'
import { type SlotKind, startingHours } from './doorstep-words.ts'

/** Monday first, as in a week of hours. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The first and the last starting hour of a weekday, 'HH:mm'; null when nobody comes on it. */
export type WeekdayHours = { first: string; last: string } | null
/** Those of the seven weekdays, as an admin sets them for one kind of work (A.ADMIN-23). */
export type Week = readonly WeekdayHours[]

const [earliest = '', latest = ''] = [repairHours.at(0), repairHours.at(-1)]

/** The widest there can be, which holds until an admin sets another: every day, all hours of that kind (D-17, A.R-33). */
export const widestWeek = (kind: SlotKind): WeekdayHours[] => {
	const [first = '', last = ''] = [startingHours[kind].at(0), startingHours[kind].at(-1)]
	return weekdays.map(() => ({ first, last }))
}

export type HoursLine = { days: string; hours: string }

/** A week in words: 'Every day' or 'Monday to Friday', and '8:00-20:00' (B.CONST-35). Days on which nobody comes are left out. */
export function weekLines(week: Week): HoursLine[] {
	const spans: { from: number; to: number; hours: string }[] = []
	for (const [weekday, hours] of week.entries()) {
		const words = hours && hoursWords(hours)
		const before = spans.at(-1)
		if (words && before?.to === weekday - 1 && before.hours === words) before.to = weekday
		else if (words) spans.push({ from: weekday, to: weekday, hours: words })
	}
	return spans.map(({ from, to, hours }) => ({ days: daysWords(from, to), hours }))
}

function daysWords(from: number, to: number) {
	const [first = '', last = ''] = [weekdays[from], weekdays[to]]
	if (to - from + 1 === weekdays.length) return 'Every day'
	return from === to ? first : `${first} ${to === from + 1 ? 'and' : 'to'} ${last}`
}

function hoursWords({ first, last }: { first: string; last: string }) {
	const [from, to] = [first.replace(/^0/, ''), last.replace(/^0/, '')]
	return from === to ? from : `${from}-${to}`
}

/** Why a weekday's hours cannot be set so; null when they can. */
export function weekdayProblem(kind: SlotKind, hours: WeekdayHours) {
	if (hours === null) return null
	const offered = startingHours[kind]
	if (!offered.includes(hours.first) || !offered.includes(hours.last))
		return `Please choose full hours from ${offered.at(0)} to ${offered.at(-1)}.`
	return hours.first > hours.last ? 'The last hour cannot be before the first.' : null
}

const weekdayOf = (day: IndianDay) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
export const isDayShut = (week: Week, day: IndianDay) => hoursOn(week, day) === null
export const weekdayName = (day: IndianDay) => weekdays[weekdayOf(day)] ?? ''

/**
 * Whether the week leaves out the hour of that time. Times before 08:00 and after 20:00 are nobody's to set: they are as open as the
 * edge next to them, so calls that name them are accepted on a day whose hours were not narrowed there (B.R-15). The function
 * `places_in_hour` of the database says the same.
 */
export const isHourShut = (week: Week, day: IndianDay, time: string): boolean => isShutOn(hoursOn(week, day), time)

/** What the week says of that day, and the same as `isHourShut` for all of its hours. */
export const hoursOn = (week: Week, day: IndianDay): WeekdayHours => week[weekdayOf(day)] ?? null
export function isShutOn(open: WeekdayHours, time: string): boolean {
	if (!open) return true
	const hour = `${time.slice(0, 2)}:00`
	return (hour < open.first && open.first > earliest) || (hour > open.last && open.last < latest)
}
