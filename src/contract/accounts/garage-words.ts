import { endOfYear, type IndianDay } from '#shared/days.ts'
import { formatCount } from '#shared/format-count.ts'

/** How many bikes a customer keeps, what an odometer shows at most, and how many readings of one are shown. */
export const garageLimits = { vehicles: 10, km: 999_999, readings: 24 } as const

/** The papers of a bike that run out, in the order in which they are asked for on the road. */
export const papers = ['insurance', 'puc', 'rc'] as const
export type Paper = (typeof papers)[number]

export const paperStates = ['missing', 'valid', 'soon', 'over'] as const
/** Days before its end from which on a paper is to be renewed soon. */
export const soonDays = 30

export const garageFull = `A garage has room for ${garageLimits.vehicles} bikes. Remove one to add another.`
export const numberTaken = 'Another bike in your garage has this registration number.'
export const kmProblem = `Please enter whole kilometres from 0 to ${formatCount(garageLimits.km)}.`
const futureDay = 'Please choose today or a day before.'
/** No bike of ours is older, nor what was written down of one: a day before it is a slip of the keys. */
const firstYear = 1990
const isTooEarly = (day: IndianDay) => Number(day.slice(0, 4)) < firstYear
/** Years that a paper is valid from today on, at most. */
const paperYears = 30

/** Of the day of a service or of a reading; null where it can be one. */
export const doneDayProblem = (day: IndianDay, today: IndianDay) =>
	day > today ? futureDay : isTooEarly(day) ? `Please choose a day from ${firstYear} to today.` : null
/** Of the day until which a paper is valid. */
export function paperDayProblem(day: IndianDay, today: IndianDay) {
	const last = endOfYear(today, paperYears)
	return day > last || isTooEarly(day) ? `Please choose a day from ${firstYear} to ${last.slice(0, 4)}.` : null
}
export const servicedDayMissing = 'Please add the day of that service.'
/** An odometer only goes up. */
export const kmBelow = (km: number, day: string) => `The odometer showed ${formatCount(km)} km on ${day}: enter that or more.`
export const kmAbove = (km: number, day: string) => `The odometer showed ${formatCount(km)} km on ${day}: enter that or less.`
