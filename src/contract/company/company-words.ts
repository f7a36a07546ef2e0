import { isEmailAddress } from '#shared/email.ts'
import { digitsOf, isIndianMobile } from '#shared/phone.ts'
import { type SlotKind, startingHours } from '../doorstep/doorstep-words.ts'

/** What an admin or staff may set at most. */
export const companyLimits = { capacity: 500, closureReason: 200, radiusKm: 500 } as const

/** For the time of a closure, 'HH:mm' or 'HH:mm:ss'; null, the whole day, is always right. */
export function closedHourProblem(kind: SlotKind, time: string | null) {
	const hours = startingHours[kind]
	if (time === null || hours.some((hour) => time === hour || time === `${hour}:00`)) return null
	return `Please choose a full hour from ${hours.at(0)} to ${hours.at(-1)}, or none for the whole day.`
}
export const closedDayPast = 'This day is over. Please choose today or a later day.'
export const closedAlready = { hour: 'This hour is closed already.', day: 'This whole day is closed already.' } as const
export const maximumBelowBase = 'The maximum may not be below the base fee.'

// The contact of the company; each may be left empty, and its control is then left out (D-01).
const orEmpty = (isRight: (text: string) => boolean, words: string) => (text: string) =>
	text.trim() === '' || isRight(text.trim()) ? null : words

export const contactPhoneProblem = orEmpty(
	(text) => /^\+?[\d\s()-]+$/.test(text) && /^\d{7,15}$/.test(digitsOf(text)),
	'Please enter a phone number of 7 to 15 digits.',
)
/** A chat is opened by the number with its country, which only Indian mobile numbers may leave out. */
export const contactWhatsappProblem = orEmpty(
	(text) => isIndianMobile(text) || (/^\+[\d\s()-]+$/.test(text) && /^\d{10,15}$/.test(digitsOf(text))),
	'Please enter a number with its country code, such as +91, and 10 to 15 digits.',
)
export const contactEmailProblem = orEmpty(isEmailAddress, 'Please enter a valid email address')
/** Leads out of the product, so nothing but the web is let through. */
export const linkProblem = (text: string) =>
	/^https?:\/\/[^\s\\"'<>`]+$/i.test(text.trim()) && URL.canParse(text.trim()) ? null : 'Please give an address that begins with https://.'
