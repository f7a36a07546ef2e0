import { digitsOf } from './phone.ts'
import { normaliseRegistration } from './registration.ts'

/**
 * Other ways to write what somebody typed word by word: a plate, a reference, a telephone number or a name of short words, as they
 * are stored. 'MH 12 KT 4821', '+91 98220 12345', 'bk 1234567890', 'Jo Li'.
 */
export function writtenTogether(words: readonly string[]): string[] {
	const typed = words.join(' ').toUpperCase()
	const [together, digits] = [normaliseRegistration(typed), digitsOf(typed)]
	const isNumber = /^(?=.*\d)[A-Z\d]{4,12}$/.test(together)
	const isShortWords = [...together].length >= 3 && words.every((word) => [...word].length < 3)
	const ways = [...(isNumber || isShortWords ? [together] : []), ...(/^\d{6,15}$/.test(digits) ? [digits.slice(-10)] : [])]
	return [...new Set(ways)].filter((way) => way !== typed)
}
