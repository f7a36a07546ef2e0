import { type SQL, sql } from 'drizzle-orm'
import type { SalesLine } from '#contract/admin/dashboard-words.ts'
import type { SalesSource, Span } from '#domains/company/sales-source.ts'
import { salesSources } from './sales-sources.ts'

export const everyOf = (parts: SQL[]) => sql.join(parts, sql` union all `)
/** The rows of each line that has such, with its name. */
const eachOf = (rowsOf: (source: SalesSource) => SQL | undefined) =>
	salesSources.flatMap((source) => {
		const rows = rowsOf(source)
		return rows ? [sql`select ${source.line}::text as line, each.* from (${rows}) each`] : []
	})

/** Of rows of one line those of what a search finds, looked for by the line's own index; all of them without a search. */
function foundAmong(rows: SQL | undefined, { sold }: SalesSource, search: string | undefined, isOneOf: (ids: SQL) => SQL) {
	if (!rows || !search) return rows
	return sold && sql`select every.* from (${rows}) every where every.sold_id ${isOneOf(sold.found(search))}`
}

/** Money or what was begun, of every line that is sold. */
export const everyLine = (of: 'money' | 'begun', span: Span) => everyOf(eachOf((source) => source[of](span)))

/** The money of each line, which says what it is for, also with a search. */
export const moneyOfEachLine = (span: Span, search?: string) =>
	// As an array, so that payments are looked up by what they are for: joined, all of them would be read.
	eachOf((source) => foundAmong(source.money(span), source, search, (ids) => sql`= any (array(${ids}))`))

/** What was done or delivered and is not paid, of every line; with a search that of it which is found. */
export const everyDue = (search?: string) =>
	everyOf(eachOf((source) => foundAmong(source.due?.(), source, search, (ids) => sql`in (${ids})`)))

/** What was sold, by the line and `sold_id` of each. */
export const everySold = (idsOf: (line: SalesLine) => readonly number[]) =>
	everyOf(eachOf(({ line, sold }) => sold?.named(sql`${sql.param(idsOf(line))}::integer[]`)))
