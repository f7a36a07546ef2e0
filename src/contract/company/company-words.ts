import { isEmailAddress } from '#shared/email.ts'
import { digitsOf, isIndianMobile } from '#shared/phone.ts'

/** What an admin or staff may set at most. */
export const companyLimits = {
	capacity: 500,
	radiusKm: 500,
	asapCallMinutes: 1440,
	bookingHoldHours: 720,
	areaPrefixes: 200,
	aboutStory: 4000,
} as const

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
/** A virtual payment address as UPI's linking specification writes it. */
export const upiIdProblem = orEmpty(
	(text) => /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(text),
	'Please enter a UPI ID such as name@bank.',
)
/** Leads out of the product, so nothing but the web is let through. */
export const linkProblem = (text: string) =>
	/^https?:\/\/[^\s\\"'<>`]+$/i.test(text.trim()) && URL.canParse(text.trim()) ? null : 'Please give an address that begins with https://.'

/** The beginning of the PIN codes of an area (D-52); none of India's begins with 0. */
export const areaPrefixProblem = (text: string) =>
	/^[1-9]\d{1,5}$/.test(text.trim()) ? null : 'Please give the first 2 to 6 digits of PIN codes.'
