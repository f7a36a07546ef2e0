import { and, eq, type SQL } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { findRepairParts } from './find-repair-parts.ts'
import type { RepairParts } from './present-repair.ts'
import { repairs } from './tables.ts'

/** A repair of the caller with all its parts. Throws the same 404 for a foreign and an absent one (B.E-12, B.E-34). */
export const findOwnRepair = (db: ReadDb, actor: Actor, id: number): Promise<RepairParts> =>
	findOne(db, and(eq(repairs.id, id), eq(repairs.customerId, actor.id)))

/** Any repair with all its parts, for the company and for work behind the scenes: whoever calls has judged who may see it. Throws 404. */
export const findRepairWithoutPermission = (db: ReadDb, id: number): Promise<RepairParts> => findOne(db, eq(repairs.id, id))

async function findOne(db: ReadDb, where: SQL | undefined) {
	const [found] = await findRepairParts(db, (query) => query.where(where))
	if (!found) throw notFound()
	return found
}
