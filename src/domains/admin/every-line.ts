import { type SQL, sql } from 'drizzle-orm'
import type { SalesLine } from '#contract/admin/dashboard-words.ts'
import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import type { SalesSource, Span } from '#domains/company/sales-source.ts'
import { salesSources } from './sales-sources.ts'

export const everyOf = (parts: SQL[]) => sql.join(parts, sql` union all `)
/** The rows of each line that has such, with its name. */
const every = (rowsOf: (source: SalesSource) => SQL | undefined) =>
	everyOf(
		salesSources.flatMap((source) => {
			const rows = rowsOf(source)
			return rows ? [sql`select ${source.line}::text as line, each.* from (${rows}) each`] : []
		}),
	)

/** Money or what was begun, of every line that is sold. */
export const everyLine = (of: 'money' | 'begun', span: Span) => every((source) => source[of](span))

/** What was done or delivered and is not paid, of every line. */
export const everyDue = () => every(({ due }) => due?.())

/** What was sold, by the line and `sold_id` of each. */
export const everySold = (idsOf: (line: SalesLine) => readonly number[]) =>
	every(({ line, sold }) => sold?.named(sql`${sql.param(idsOf(line))}::integer[]`))

/** Whether a row of these is of something that a search finds; absent without a search. */
export const matchesSearch = (row: 'money' | 'due', search: string | undefined) =>
	search ? sql`(${sql.raw(row)}.line, ${sql.raw(row)}.sold_id) in (${every(({ sold }) => sold?.found(search))})` : undefined

/** The customer of each of these rows, as the lists of money name him. */
export function saleColumns(rows: 'sold' | 'due') {
	const of = <T = string>(column: SQL) => sql<T>`${sql.raw(rows)}.${column}`
	return {
		line: of<SalesLine>(sql`line`),
		id: of(sql`id`),
		reference: of(sql`reference`),
		customer_name: sql<string>`coalesce(nullif(${of(sql`customer_name`)}, ''), ${deletedCustomer})`,
	}
}
