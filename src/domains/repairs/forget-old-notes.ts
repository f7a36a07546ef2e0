import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { serviceRetentionStart } from '#domains/accounts/service-retention-start.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { repairEvents, repairExtras, repairNotes, repairs } from './tables.ts'

/**
 * Removes what was written about completed repairs once the years of a service history are over (B.CONST-39). What was bought, and for how
 * much, stays as long as transactions do. Four statements; done twice, it finds nothing.
 */
export async function forgetOldNotes(db: Db): Promise<void> {
	const old = and(eq(repairs.status, 'completed'), lt(repairs.startsAt, serviceRetentionStart(now())))
	const ids = db.select({ id: repairs.id }).from(repairs).where(old)
	await db.delete(repairNotes).where(inArray(repairNotes.repairId, ids))
	await db
		.update(repairEvents)
		.set({ note: '' })
		.where(and(ne(repairEvents.note, ''), inArray(repairEvents.repairId, ids)))
	await db
		.update(repairExtras)
		.set({ note: '', reason: '' })
		.where(and(or(ne(repairExtras.note, ''), ne(repairExtras.reason, '')), inArray(repairExtras.repairId, ids)))
	await db
		.update(repairs)
		.set({ notes: '', technicianNotes: '', version: sql`${repairs.version} + 1` })
		.where(and(old, or(ne(repairs.notes, ''), ne(repairs.technicianNotes, ''))))
}
