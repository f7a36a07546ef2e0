import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { repairEvents, repairs } from './tables.ts'

/** So few at once that nobody who changes one of them waits for long. */
const batch = 1_000

/** Writes down when repairs were completed that an older version completed, in small steps; queued once, by a migration. */
export async function dateOldCompletions(db: Db): Promise<void> {
	const undated = db
		.select({ id: repairs.id })
		.from(repairs)
		.where(and(eq(repairs.status, 'completed'), isNull(repairs.completedAt)))
		.limit(batch)
	const at = sql`(select max(${repairEvents.at}) from ${repairEvents}
		where ${repairEvents.repairId} = ${repairs}.id and ${repairEvents}.status = 'completed')`
	const dated = () =>
		db
			.update(repairs)
			.set({ completedAt: sql`coalesce(${at}, ${repairs.startsAt})` })
			.where(inArray(repairs.id, undated))
			.returning({ id: repairs.id })
	while ((await dated()).length > 0);
}
