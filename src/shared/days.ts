/** A calendar day in India, 'yyyy-MM-dd'. */
export type IndianDay = string

/** Asia/Kolkata's distance from UTC in hours, the whole year round (A.CONST-10). */
export const indiaOffsetHours = 5.5

/** The hours at which a repair may start, 08:00 to 20:00 both included (D-17). */
export const repairHours: readonly string[] = Array.from({ length: 13 }, (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`)

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const indiaOffsetMs = indiaOffsetHours * hourMs

/** The day it is in India at this moment (A.CONST-10, B.E-25). Throws RangeError for an invalid Date. */
export const dayOf = (date: Date): IndianDay => indianClock(date).slice(0, 10)

/** The time of day in India at this moment, 'HH:mm:ss'. Throws RangeError for an invalid Date. */
export const timeOf = (date: Date): string => indianClock(date).slice(11, 19)

/** The moment at which it is `time` ('HH:mm' or 'HH:mm:ss') on `day` in India. Throws RangeError where either is none. */
export function instantOf(day: IndianDay, time: string): Date {
	return new Date(midnightUtc(day) + secondsOf(time) * 1000 - indiaOffsetMs)
}

/** The moment that an ISO 8601 date and time names; without an offset it is the time in India. Null for a text that is none. */
export function momentOf(text: string): Date | null {
	const [, day = '', clock = '', offset = '+05:30'] =
		/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:\d\d)?$/i.exec(text.trim()) ?? []
	const moment = new Date(`${day}T${clock}${offset.toUpperCase()}`)
	return isDay(day) && !Number.isNaN(moment.getTime()) ? moment : null
}

/** When the day begins in India; any day before 1970 as 1970 does, since the calendar's first begins in a year PostgreSQL does not know. */
export const startOfDay = (day: IndianDay): Date => instantOf(day < '1970-01-01' ? '1970-01-01' : day, '00:00')

/** When the day is over in India; the calendar's last day too. */
export const endOfDay = (day: IndianDay): Date => new Date(startOfDay(day).getTime() + dayMs)

/** The start of the full hour in India; hours there begin at half past by UTC. */
export function hourOf(date: Date): Date {
	return new Date(Math.floor((date.getTime() + indiaOffsetMs) / hourMs) * hourMs - indiaOffsetMs)
}

/** The day `count` days later, or earlier when negative. Throws RangeError for a text that is no day. */
export function addDays(day: IndianDay, count: number): IndianDay {
	return new Date(midnightUtc(day) + count * dayMs).toISOString().slice(0, 10)
}

/** The day and those after it, `count` in all. Throws RangeError for a text that is no day. */
export function daysFrom(day: IndianDay, count: number): IndianDay[] {
	const midnight = midnightUtc(day)
	return Array.from({ length: count }, (_, index) => new Date(midnight + index * dayMs).toISOString().slice(0, 10))
}

/** Days from `from` to `to`: 1 for tomorrow, negative for the past. Throws RangeError for a text that is no day. */
export const daysBetween = (from: IndianDay, to: IndianDay): number => (midnightUtc(to) - midnightUtc(from)) / dayMs

/** The last day of the year that is `years` after that of `day`: how far ahead something may lie that nobody counts by the day. */
export const endOfYear = (day: IndianDay, years: number): IndianDay => `${Number(day.slice(0, 4)) + years}-12-31`

/** Whether the text is a day of the calendar as 'yyyy-MM-dd'; 2026-02-30 is not. */
export function isDay(text: string): boolean {
	// Date.parse lets 30 February roll over into March.
	return /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8))
}

/** Whether the text is a time of day, 'HH:mm' or 'HH:mm:ss', 00:00 to 23:59:59. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)

/** 'Sat'. Throws RangeError for a text that is no day, as all the words below do. */
export const weekdayShort = (day: IndianDay): string => pick(weekdays, new Date(midnightUtc(day)).getUTCDay())

/** '21 Nov'. */
export const dayAndMonth = (day: IndianDay): string => `${dateOf(day).date} ${pick(months, dateOf(day).month).slice(0, 3)}`

/** 'Sat 21 Nov'; given a `today` of another year, 'Sat 2 Jan 2027'. */
export function formatDay(day: IndianDay, today?: IndianDay): string {
	const year = today === undefined || dateOf(today).year === dateOf(day).year ? '' : ` ${dateOf(day).year}`
	return `${weekdayShort(day)} ${dayAndMonth(day)}${year}`
}

/** The hour in which a time lies: '10–11 am', '11–12 noon', '8–9 pm'. Throws RangeError for a text that is no time. */
export function formatHour(time: string): string {
	const start = Math.floor(secondsOf(time) / 3600)
	const end = start + 1
	return `${onDial(start)}–${onDial(end)} ${end === 12 ? 'noon' : end === 24 ? 'midnight' : halfOfDay(end)}`
}

/** '10:30 am'. Throws RangeError for a text that is no time. */
export function formatTime(time: string): string {
	const hour = Math.floor(secondsOf(time) / 3600)
	return `${onDial(hour)}:${time.slice(3, 5)} ${halfOfDay(hour)}`
}

/** The hour for a time that begins one, '10–11 am', else the minute, '10:15 am'. Throws RangeError for a text that is no time. */
export const formatStart = (time: string): string => (/^\d\d:00(:00)?$/.test(time) ? formatHour(time) : formatTime(time))

/** 'Sat 21 Nov, 10–11 am', or '10:30 am' for a time that begins no hour; with the year given a `today` of another one. */
export const formatDayHour = (day: IndianDay, time: string, today?: IndianDay): string => `${formatDay(day, today)}, ${formatStart(time)}`

/** The moment in India: 'Fri 20 Nov, 7:42 pm'; with the year given a `today` of another one. */
export const formatMoment = (date: Date, today?: IndianDay): string => `${formatDay(dayOf(date), today)}, ${formatTime(timeOf(date))}`

/** The months, as 'yyyy-MM', from the day's to the other's. */
export function monthsFrom(first: IndianDay, last: IndianDay): string[] {
	const begin = dateOf(first)
	const count = (dateOf(last).year - begin.year) * 12 + dateOf(last).month - begin.month + 1
	return Array.from({ length: count }, (_, index) => new Date(Date.UTC(begin.year, begin.month + index)).toISOString().slice(0, 7))
}

/** 'November 2026', for 'yyyy-MM'. */
export const formatMonth = (month: string): string => formatLongDate(`${month}-01`).replace(/^1 /, '')

/** '20 November 2025'. */
export function formatLongDate(day: IndianDay): string {
	const { year, month, date } = dateOf(day)
	return `${date} ${pick(months, month)} ${year}`
}

// The names stand here because Intl's may differ between the server and a browser, which would break hydration.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

const indianClock = (date: Date) => new Date(date.getTime() + indiaOffsetMs).toISOString()

function midnightUtc(day: IndianDay) {
	if (!isDay(day)) throw new RangeError(`Not a day: ${day}`)
	return Date.parse(`${day}T00:00:00Z`)
}

function secondsOf(time: string) {
	if (!isTime(time)) throw new RangeError(`Not a time of day: ${time}`)
	return Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60 + Number(time.slice(6, 8))
}

function dateOf(day: IndianDay) {
	const date = new Date(midnightUtc(day))
	return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() }
}

const onDial = (hour: number) => hour % 12 || 12
const halfOfDay = (hour: number) => (hour % 24 < 12 ? 'am' : 'pm')
const pick = (names: string[], index: number) => names[index] ?? ''

/** The same day of the month `count` months later, or that month's last (A.R-62). Throws RangeError for a text that is no day. */
export function addMonths(day: IndianDay, count: number): IndianDay {
	const { year, month, date } = dateOf(day)
	const last = new Date(Date.UTC(year, month + count + 1, 0))
	return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate()))).toISOString().slice(0, 10)
}
