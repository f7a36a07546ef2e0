import { and, type Column, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** More words than this narrow a search no further. */
const maxWords = 8

/** What somebody typed into a search field, word by word. */
export const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean).slice(0, maxWords)

/**
 * A pattern for LIKE that finds the text anywhere, whatever characters it has. An apostrophe within a word is any sign: phones write D’Souza
 * where a keyboard writes D'Souza.
 */
export const containingPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&').replace(withinWord, '_')}%`
const withinWord = /(?<=\p{L})['’‘ʼ`](?=\p{L})/gu

/**
 * True for a row in which every word occurs in one of the columns, whatever the case; no condition for an empty search. Their text is put
 * together and lowered once: for several words in several columns ILIKE takes many times as long.
 */
export function containsWords(search: string, columns: (Column | SQL)[]): SQL | undefined {
	const patterns = loweredPatterns(search)
	return patterns && sql`lower(concat_ws(' ', ${sql.join(columns, sql`, `)})) like all (${patterns})`
}

/** For LIKE ALL or LIKE ANY on a text in lower case; undefined for an empty search. */
function loweredPatterns(search: string, patternOf = containingPattern): SQL | undefined {
	const words = wordsOf(search).map((word) => sql`lower(${patternOf(word)})`)
	return words.length === 0 ? undefined : sql`array[${sql.join(words, sql`, `)}]`
}

/**
 * True for a row whose text was meant, for tables with many rows: `text` is in lower case, begins with a blank,
 * separates its parts by blanks and has a trigram index. Each word is found anywhere, one of one or two letters where a word begins;
 * instead of all of them also any one text that `otherWays` makes of them. No condition for an empty search.
 */
export function findsWords(search: string, text: Column | SQL, otherWays: (words: string[]) => string[] = () => []): SQL | undefined {
	const words = wordsOf(search)
	const telling = new Set(words.toSorted(byTelling).slice(0, maxIndexed))
	const all = words.map((word) => (telling.has(word) ? has(text, meantBy(word)) : has(sql`${text} || ''`, meantBy(word))))
	return or(and(...all), ...otherWays(words).map((way) => has(text, way)))
}

/**
 * Of many words those that tell most are looked for by the index, the others in what these leave (`|| ''` keeps them from the index): it
 * reads a list for every three letters, and of a part's whole name nearly all lists are long (`npm run bench -- parts`).
 */
const maxIndexed = 3
/** A number first, then what is long. */
const byTelling = (one: string, other: string) => Number(/\d/.test(other)) - Number(/\d/.test(one)) || other.length - one.length

type Searched = { table: PgTable; id: PgColumn; text: PgColumn | SQL }

/**
 * The ids, in parentheses, of those rows in which every word occurs in their own text or in that of the row of `other` which `by` leads to,
 * such as their customer; texts and words as in `findsWords`, and of the `search` one is not empty. Each way is found by its own index: both
 * words of a name at once, since each of them alone has thousands, and together with the own text only what has a word of each.
 */
export function foundWith(
	search: string,
	own: Searched & { by: PgColumn },
	other: Searched,
	otherWays = (_words: string[]): string[] => [],
): SQL {
	const words = loweredPatterns(search, (word) => containingPattern(meantBy(word)))
	const ids = sql`select ${own.id} from ${own.table}`
	const inOther = sql`select ${other.id} from ${other.table} where ${findsWords(search, other.text, otherWays)}`
	const inBoth = sql`${ids} join ${other.table} on ${eq(other.id, own.by)}
		where ${own.text} like any (${words}) and ${other.text} like any (${words}) and ${own.text} || ${other.text} like all (${words})`
	return sql`(${ids} where ${findsWords(search, own.text, otherWays)} union all ${ids} where ${own.by} in (${inOther})
		${wordsOf(search).length > 1 ? sql`union all ${inBoth}` : sql``})`
}

const meantBy = (word: string) => (beginsWord(word) ? ` ${word}` : word)

/** Without regard to case by itself, LIKE is many times faster than ILIKE. */
const has = (text: Column | SQL, word: string) => sql`${text} like lower(${containingPattern(word)})`

/** A sign, as in '100 %', begins no word, so it is looked for anywhere, by reading all rows. */
const beginsWord = (word: string) => !isLong(word) && /[\p{L}\p{N}]/u.test(word)

/** Fewer characters have no trigram of their own: an index would have to be read from one end to the other. */
const isLong = (word: string) => [...word].length >= 3
