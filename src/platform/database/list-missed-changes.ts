import { and, asc, eq, gte, ne, type SQL } from 'drizzle-orm'
import type { ReadDb } from './database.ts'
import { changeColumns, type RecordedChange } from './follow-changes.ts'
import { changes } from './tables.ts'

/** Milliseconds from a change to the commit that shows it at most (D-50), plus what clocks of several machines differ. */
const overlapMs = 20_000
/** Somebody who missed more reloads everything. */
const maxMissed = 500

/**
 * What happened since the change `lastId`, of what `where` lets through, oldest first; some of it from shortly before, because transactions commit in
 * another order than they begin. Null when that change is not known any more or too much was missed.
 */
export async function listMissedChanges(db: ReadDb, lastId: number, where: SQL | undefined): Promise<RecordedChange[] | null> {
	const [last] = await db.select({ at: changes.at }).from(changes).where(eq(changes.id, lastId))
	if (!last) return null
	const rows = await db
		.select(changeColumns)
		.from(changes)
		.where(and(gte(changes.at, new Date(last.at.getTime() - overlapMs)), ne(changes.id, lastId), where))
		.orderBy(asc(changes.id))
		.limit(maxMissed + 1)
	return rows.length > maxMissed ? null : rows
}
