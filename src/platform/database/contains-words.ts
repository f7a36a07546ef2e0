import { and, type Column, ilike, or, type SQL } from 'drizzle-orm'

/** More words than this narrow nothing down any more. */
const mostWords = 8

/** What somebody typed into a search field, word by word. */
export const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean).slice(0, mostWords)

/** A pattern for LIKE that finds the text anywhere, whatever characters it has. */
export const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** True for a row in which every word occurs in one of the columns, whatever the case; no condition for an empty search. */
export const containsWords = (search: string, columns: (Column | SQL)[]): SQL | undefined =>
	and(...wordsOf(search).map((word) => or(...columns.map((column) => ilike(column, anywhere(word))))))
