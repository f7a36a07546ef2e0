// What a field of an edit form may hold, in the words of the server (B.R-30).

type Rule = (text: string) => string | null

const blank = 'This field may not be blank.'
const longer = (text: string, most: number) => (text.trim().length > most ? `Ensure this field has no more than ${most} characters.` : null)

/** A text that may be empty, of at most so many characters. */
export const atMost =
	(most: number): Rule =>
	(text) =>
		longer(text, most)

/** The same, which may not be empty. */
export const filled =
	(most: number): Rule =>
	(text) =>
		text.trim() === '' ? blank : longer(text, most)

/** Where a picture lies: on this site, or elsewhere by https; empty for none. */
export const picturePath: Rule = (text) =>
	text.trim() === '' || /^(\/|https:\/\/)\S+$/.test(text.trim())
		? longer(text, 300)
		: 'Please give a path that begins with / or an address that begins with https://.'

/** A number as it is typed; NaN for anything else. */
export const numberOf = (text: string) => (/^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN)

const within = (value: number, least: number, most: number) =>
	value < least ? `Ensure this value is at least ${least}.` : value > most ? `Ensure this value is at most ${most}.` : null

/** Any number between the two. */
export const numberWithin =
	(least: number, most: number): Rule =>
	(text) =>
		Number.isNaN(numberOf(text))
			? text.trim() === ''
				? 'This field is required.'
				: 'A valid number is required.'
			: within(numberOf(text), least, most)

/** A whole number between the two. */
export const wholeWithin =
	(least: number, most: number): Rule =>
	(text) =>
		numberWithin(least, most)(text) ?? (Number.isInteger(numberOf(text)) ? null : 'A valid whole number is required.')

/** Rupees with at most two decimals. */
export const rupeesUpTo =
	(most: number): Rule =>
	(text) =>
		numberWithin(0, most)(text) ?? (/[.,]\d{3,}$/.test(text.trim()) ? 'Ensure that there are no more than 2 decimal places.' : null)
