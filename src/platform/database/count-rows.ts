import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ReadDb } from './database.ts'

/** How many of the rows that a select counts are such. */
export const countAmong = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)

/** How many rows of a table are such, beside another select: by an index of its own, which conditions joined with OR would not read. */
export const countApart = (db: ReadDb, of: PgTable, where: SQL | undefined) =>
	sql<number>`(${db.select({ count: sql`count(*)` }).from(of).where(where)})`.mapWith(Number)
