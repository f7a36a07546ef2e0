import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** How many rows there are of each kind, as sums of `rows`: a table to which each write adds rather than change what others want. */
export type Tally = PgTable & { rows: PgColumn }

/** As few rows as these are added up in no time. */
const fewEnough = 500

/** Makes one row of all rows of a kind, in one statement; whoever adds or sums meanwhile waits for nothing and reads the same. */
export async function foldTally(db: Db, tally: Tally): Promise<void> {
	if ((await db.$count(tally)) <= fewEnough) return
	const { rows, ...kinds } = getTableColumns(tally) as Record<string, PgColumn>
	const kind = sql.join(
		Object.values(kinds).map(({ name }) => sql.identifier(name)),
		sql`, `,
	)
	await db.execute(sql`with folded as (delete from ${tally} returning *)
		insert into ${tally} (${kind}, rows) select ${kind}, sum(rows) from folded group by ${kind} having sum(rows) <> 0`)
}
