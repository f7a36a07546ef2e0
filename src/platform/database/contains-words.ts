import { and, type Column, ilike, or, type SQL, sql } from 'drizzle-orm'
import { digitsOf } from '#shared/phone.ts'
import { normaliseRegistration } from '#shared/registration.ts'

/** More words than this narrow nothing down any more. */
const mostWords = 8

/** What somebody typed into a search field, word by word. */
export const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean).slice(0, mostWords)

/** A pattern for LIKE that finds the text anywhere, whatever characters it has. */
export const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** True for a row in which every word occurs in one of the columns, whatever the case; no condition for an empty search. */
export const containsWords = (search: string, columns: (Column | SQL)[]): SQL | undefined =>
	and(...wordsOf(search).map((word) => or(...columns.map((column) => ilike(column, anywhere(word))))))

/**
 * True for a row whose text was meant, for tables with many rows: `text` is in lower case, begins with a blank,
 * separates its parts by blanks and has a trigram index. Each word is found anywhere, one of one or two letters where a word begins; numbers also as people write
 * and read them out: 'MH 12 KT 4821', '+91 98220 12345', 'bk 1234567890', 'Jo Li'. No condition for an empty search.
 */
export function findsWords(search: string, text: Column): SQL | undefined {
	const words = wordsOf(search)
	return or(
		and(...words.map((word) => has(text, beginsWord(word) ? ` ${word}` : word))),
		...writtenTogether(words).map((number) => has(text, number)),
	)
}

/** Without regard to case by itself, LIKE is many times faster than ILIKE. */
const has = (text: Column, word: string) => sql`${text} like lower(${anywhere(word)})`

/** Other ways to write what was typed. */
function writtenTogether(words: string[]): string[] {
	const typed = words.join(' ').toUpperCase()
	const [together, digits] = [normaliseRegistration(typed), digitsOf(typed)]
	const ways = [
		// A plate, a reference, or a name of short words.
		...(/^(?=.*\d)[A-Z\d]{4,12}$/.test(together) || (isLong(together) && !words.some(isLong)) ? [together] : []),
		...(/^\d{6,15}$/.test(digits) ? [digits.slice(-10)] : []),
	]
	return [...new Set(ways)].filter((way) => way !== typed)
}

/** A sign, as of '100 %', begins no word: looked for anywhere, by reading everything. */
const beginsWord = (word: string) => !isLong(word) && /[\p{L}\p{N}]/u.test(word)

/** Fewer characters have no trigram of their own: an index would have to be read from one end to the other. */
const isLong = (word: string) => [...word].length >= 3
