import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** Rows of one statement: few enough that it ends long before its time limit and nobody waits for it. */
const batch = 1_000

/**
 * Removes every row of `table` that is `old`, in batches that are each committed alone; returns how many. A row that is changed meanwhile
 * stays until the next time. `db` must be no transaction, or the batches would add up to one.
 */
export async function removeOldRows(db: Db, table: PgTable, old: SQL | undefined): Promise<number> {
	for (let removed = 0; ; ) {
		const { rowCount } = await db.execute(
			sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${old} limit ${batch}))`,
		)
		removed += rowCount ?? 0
		if ((rowCount ?? 0) < batch) return removed
	}
}
