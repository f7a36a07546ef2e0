import { formatExactRupees } from '#shared/money.ts'
import { readNumber } from '#shared/read-number.ts'

// What a field may hold. A text's messages are the server's (B.R-30); of a number they say what to enter.

type Rule = (text: string) => string | null

const blank = 'This field may not be blank.'
const longer = (text: string, max: number) => (text.trim().length > max ? `Ensure this field has no more than ${max} characters.` : null)

/** A text that may be empty, of at most so many characters. */
export const atMost =
	(max: number): Rule =>
	(text) =>
		longer(text, max)

/** The same, which may not be empty. */
export const filled =
	(max: number): Rule =>
	(text) =>
		text.trim() === '' ? blank : longer(text, max)

/** Where a picture lies: on this site, or elsewhere by https; empty for none. */
export const picturePath: Rule = (text) =>
	text.trim() === '' || /^(\/|https:\/\/)\S+$/.test(text.trim())
		? longer(text, 300)
		: 'Please give a path that begins with / or an address that begins with https://.'

/** A number as it is typed, with a point or a comma before its decimals; NaN for anything else. */
export const numberOf = (text: string) => readNumber(/^\s*-?\d+,\d{1,2}\s*$/.test(text) ? text.replace(',', '.') : text)

const within = (text: string, min: number, max: number, show: (value: number) => string) => {
	const value = numberOf(text)
	if (Number.isNaN(value)) return text.trim() === '' ? 'This field is required.' : 'Enter a number.'
	return value < min ? `Enter ${show(min)} or more.` : value > max ? `Enter ${show(max)} or less.` : null
}
/** Four digits stay together, as a year is written. */
const showNumber = (value: number) => value.toLocaleString('en-IN', { useGrouping: 'min2' })

/** Any number between the two. */
export const numberWithin =
	(min: number, max: number): Rule =>
	(text) =>
		within(text, min, max, showNumber)

/** A whole number between the two. */
export const wholeWithin =
	(min: number, max: number): Rule =>
	(text) =>
		within(text, min, max, showNumber) ?? (Number.isInteger(numberOf(text)) ? null : 'Enter a whole number.')

/** Rupees with at most two decimals. */
export const rupeesUpTo =
	(max: number): Rule =>
	(text) =>
		within(text, 0, max, formatExactRupees) ?? (/\.\d{3,}$/.test(text.trim()) ? 'Enter at most 2 decimals.' : null)
