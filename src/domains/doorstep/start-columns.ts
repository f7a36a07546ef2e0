import { sql } from 'drizzle-orm'
import { check, type PgColumn, text } from 'drizzle-orm/pg-core'

/** Four digits by which its customer lets work begin (decision 0056); null for what was agreed before there were any. */
export const startCodeColumn = () => text('start_code')

/** The same of work that has no notes of the company: why it began without the code; '' where it did not. */
export const startColumns = () => ({ startCode: startCodeColumn(), startedWithout: text('started_without').notNull().default('') })

export const startCodeCheck = (table: string, code: PgColumn) => check(`${table}_start_code`, sql`${code} ~ '^[0-9]{4}$'`)
