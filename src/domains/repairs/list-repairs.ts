import { desc, eq } from 'drizzle-orm'
import type { Repair } from '#contract/repairs/repairs.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { findRepairParts } from './find-repair-parts.ts'
import { presentRepair } from './present-repair.ts'
import { repairs } from './tables.ts'

/** The caller's repairs of both kinds, newest first (B.REPAIR-19, B.R-16). One statement. */
export async function listRepairs(db: ReadDb, actor: Actor): Promise<Repair[]> {
	const found = await findRepairParts(db, (query) =>
		query.where(eq(repairs.customerId, actor.id)).orderBy(desc(repairs.createdAt), desc(repairs.id)),
	)
	return found.map((parts) => presentRepair(actor, parts))
}
