import { endOfYear, type IndianDay } from '#shared/days.ts'
import { type SlotKind, startingHours } from './doorstep-words.ts'

/** Characters of a closure's reason. */
export const closureReasonLimit = 200

/** Days that are closed in one go, and days of the calendar. */
export const maxDaysAtOnce = 62
export const calendarDays = 400

/** For the time of a closure, 'HH:mm' or 'HH:mm:ss'; null, the whole day, is always right. */
export function closedHourProblem(kind: SlotKind, time: string | null) {
	const hours = startingHours[kind]
	if (time === null || hours.some((hour) => time === hour || time === `${hour}:00`)) return null
	return `Please choose a full hour from ${hours.at(0)} to ${hours.at(-1)}, or none for the whole day.`
}
/** Years ahead for which days can be closed: whoever comes to the calendar then should not meet what nobody remembers. */
const closedYears = 5
/** For the day of a closure. */
export function closedDayProblem(day: IndianDay, today: IndianDay) {
	if (day < today) return closedDayPast
	const last = endOfYear(today, closedYears)
	return day > last ? `Please choose a day until the end of ${last.slice(0, 4)}.` : null
}
const closedDayPast = 'This day is over. Please choose today or a later day.'
export const closedAlready = { hour: 'This hour is closed already.', day: 'This whole day is closed already.' } as const
export const lastDayFirst = 'The last day cannot be before the first.'
export const tooManyDays = `Please close at most ${maxDaysAtOnce} days in one go.`
