import { and, asc, eq, gte, ne } from 'drizzle-orm'
import type { Actor } from '#platform/http/actor.ts'
import type { Db } from './database.ts'
import { changeColumns, type RecordedChange } from './follow-changes.ts'
import { changes } from './tables.ts'
import { heardBy } from './who-hears.ts'

/** Milliseconds between a change and the commit that shows it, at most (D-50), and what clocks of several machines differ. */
const overlap = 20_000
/** Whoever missed more asks for everything anew. */
const most = 500

/**
 * What `actor` may hear of since the change `lastId`, oldest first; some of it from shortly before, because transactions commit in
 * another order than they begin. Null when that change is not known any more or too much was missed.
 */
export async function listMissedChanges(db: Db, actor: Actor, lastId: number): Promise<RecordedChange[] | null> {
	const [last] = await db.select({ at: changes.at }).from(changes).where(eq(changes.id, lastId))
	if (!last) return null
	const rows = await db
		.select(changeColumns)
		.from(changes)
		.where(and(gte(changes.at, new Date(last.at.getTime() - overlap)), ne(changes.id, lastId), heardBy(actor)))
		.orderBy(asc(changes.id))
		.limit(most + 1)
	return rows.length > most ? null : rows
}
