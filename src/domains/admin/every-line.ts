import { type SQL, sql } from 'drizzle-orm'
import type { SalesLine } from '#contract/admin/dashboard-words.ts'
import type { Span } from '#domains/company/sales-source.ts'
import { salesSources } from './sales-sources.ts'

export const everyOf = (parts: SQL[]) => sql.join(parts, sql` union all `)
const named = (line: string, rows: SQL) => sql`select ${line}::text as line, each.* from (${rows}) each`

/** The same of every line that is sold, with its name. */
export const everyLine = (of: 'money' | 'begun', span: Span) => everyOf(salesSources.map((source) => named(source.line, source[of](span))))

/** Which of these were sold, by the line and `sold_id` of each. */
export const everySold = (idsOf: (line: SalesLine) => readonly number[]) =>
	everyOf(salesSources.flatMap(({ line, sold }) => (sold ? [named(line, sold.named(sql`${sql.param(idsOf(line))}::integer[]`))] : [])))

/** Whether a row of these is of something that a search finds; absent without a search. */
export const isOfFound = (row: 'money' | 'due', search: string | undefined) =>
	search
		? sql`(${sql.raw(row)}.line, ${sql.raw(row)}.sold_id) in (${everyOf(salesSources.flatMap(({ line, sold }) => (sold ? [named(line, sold.found(search))] : [])))})`
		: undefined

/** What was done or delivered and is not paid, of every line. */
export const everyDue = () => everyOf(salesSources.flatMap(({ line, due }) => (due ? [named(line, due())] : [])))
