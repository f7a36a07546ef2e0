import { isGstin } from '#shared/gst.ts'

// What an admin sets of invoices.

/** So long that a number with year and six digits keeps within the sixteen characters that the law allows. */
const longestPrefix = 3

export const gstinProblem = (text: string) =>
	text.trim() === '' || isGstin(text.trim()) ? null : 'Please enter a GSTIN such as 27AAPFU0939F1ZV; one of its characters is wrong.'
export const prefixProblem = (text: string) =>
	/^[A-Z0-9]{1,3}$/.test(text.trim()) ? null : `Please enter 1 to ${longestPrefix} capital letters or digits.`
export const sacProblem = (text: string) => (/^99\d{4}$/.test(text.trim()) ? null : 'Please enter a SAC: six digits that begin with 99.')
export const samePrefix = 'Invoices and credit notes need prefixes that differ.'
