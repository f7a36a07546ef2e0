import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { parts, partWaits } from './tables.ts'

/** Takes back that the caller waits for a part; nothing where he does not. */
export async function stopTelling(db: Db, actor: Actor, uuid: string): Promise<undefined> {
	const named = db.select({ id: parts.id }).from(parts).where(eq(parts.uuid, uuid))
	await db.delete(partWaits).where(and(inArray(partWaits.partId, named), eq(partWaits.customerId, actor.id)))
}
