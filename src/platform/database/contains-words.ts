import { and, type Column, or, type SQL, sql } from 'drizzle-orm'

/** More words than this narrow a search no further. */
const maxWords = 8

/** What somebody typed into a search field, word by word. */
export const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean).slice(0, maxWords)

/** A pattern for LIKE that finds the text anywhere, whatever characters it has. */
export const containingPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * True for a row in which every word occurs in one of the columns, whatever the case; no condition for an empty search. Their text is put
 * together and lowered once: for several words in several columns ILIKE takes many times as long.
 */
export function containsWords(search: string, columns: (Column | SQL)[]): SQL | undefined {
	const patterns = loweredPatterns(search)
	return patterns && sql`lower(concat_ws(' ', ${sql.join(columns, sql`, `)})) like all (${patterns})`
}

/** For LIKE ALL or LIKE ANY on a text in lower case; undefined for an empty search. */
export function loweredPatterns(search: string): SQL | undefined {
	const words = wordsOf(search).map((word) => sql`lower(${containingPattern(word)})`)
	return words.length === 0 ? undefined : sql`array[${sql.join(words, sql`, `)}]`
}

/**
 * True for a row whose text was meant, for tables with many rows: `text` is in lower case, begins with a blank,
 * separates its parts by blanks and has a trigram index. Each word is found anywhere, one of one or two letters where a word begins;
 * instead of all of them also any one text that `otherWays` makes of them. No condition for an empty search.
 */
export function findsWords(search: string, text: Column | SQL, otherWays: (words: string[]) => string[] = () => []): SQL | undefined {
	const words = wordsOf(search)
	return or(and(...words.map((word) => has(text, beginsWord(word) ? ` ${word}` : word))), ...otherWays(words).map((way) => has(text, way)))
}

/** Without regard to case by itself, LIKE is many times faster than ILIKE. */
const has = (text: Column | SQL, word: string) => sql`${text} like lower(${containingPattern(word)})`

/** A sign, as in '100 %', begins no word, so it is looked for anywhere, by reading all rows. */
const beginsWord = (word: string) => !isLong(word) && /[\p{L}\p{N}]/u.test(word)

/** Fewer characters have no trigram of their own: an index would have to be read from one end to the other. */
const isLong = (word: string) => [...word].length >= 3
