/** A phone number as typed, without blanks, hyphens, '+' and brackets; anything else stays, so that a letter can be refused. */
export const digitsOf = (text: string): string => text.replace(/[\s+()[\]\u2010-\u2015-]/g, '')

/** Whether this is a mobile number of India: ten digits from 6 to 9 on, with or without +91, 91 or 0 before them. */
export const isIndianMobile = (text: string): boolean => /^(?:91|0)?[6-9]\d{9}$/.test(digitsOf(text))

/** The address of a call, for an `href`: 'tel:+910000000000'. A '+' is kept where the number has one. */
export const dialable = (number: string): string => `tel:${/^\s*\+/.test(number) ? '+' : ''}${digitsOf(number)}`

/**
 * The address of a WhatsApp chat with `text` already typed. A mobile number without its country is taken as Indian, since wa.me needs the
 * country.
 */
export function whatsappLink(number: string, text: string): string {
	const digits = isIndianMobile(number) ? `91${digitsOf(number).slice(-10)}` : digitsOf(number)
	return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
