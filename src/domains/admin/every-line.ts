import { type SQL, sql } from 'drizzle-orm'
import type { Span } from '#domains/company/sales-source.ts'
import { salesSources } from './sales-sources.ts'

export const everyOf = (parts: SQL[]) => sql.join(parts, sql` union all `)
const named = (line: string, rows: SQL) => sql`select ${line}::text as line, each.* from (${rows}) each`

/** The same of every line that is sold, with its name. */
export const everyLine = (of: 'money' | 'begun', span: Span) => everyOf(salesSources.map((source) => named(source.line, source[of](span))))

/** What was done or delivered and is not paid, of every line. */
export const everyDue = () => everyOf(salesSources.flatMap(({ line, due }) => (due ? [named(line, due())] : [])))
