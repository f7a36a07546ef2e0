import { and, eq } from 'drizzle-orm'
import { partNotFound } from '#contract/parts/part-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { parts, partWaits } from './tables.ts'

/** Takes back that the caller waits for a part; nothing where he does not. Throws 404 'Spare part not found'. */
export async function stopWaitingForPart(db: Db, actor: Actor, uuid: string): Promise<undefined> {
	const [part] = await db.select({ id: parts.id }).from(parts).where(eq(parts.uuid, uuid))
	if (!part) throw notFound(partNotFound)
	await db.delete(partWaits).where(and(eq(partWaits.partId, part.id), eq(partWaits.customerId, actor.id)))
}
