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
export const futureDay = 'Please choose today or a day before.'
export const servicedDayMissing = 'Please add the day of that service.'
/** An odometer only goes up. */
export const kmBelow = (km: number, day: string) => `The odometer showed ${formatCount(km)} km on ${day}: enter that or more.`
export const kmAbove = (km: number, day: string) => `The odometer showed ${formatCount(km)} km on ${day}: enter that or less.`
