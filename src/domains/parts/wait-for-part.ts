import { and, count, eq } from 'drizzle-orm'
import { notSoldOut, partLimits, partNotFound, waitsForMany } from '#contract/parts/part-words.ts'
import type { PartWait } from '#contract/parts/parts.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { isShown } from './find-conditions.ts'
import { parts, partWaits } from './tables.ts'

/**
 * Adds the caller to those who are mailed once when a sold-out part is back; `isNew` is false where he waits already. Throws 404 'Spare
 * part not found', and 400 for a part that is not sold out, or where he waits for too many.
 */
export async function waitForPart(db: Db, actor: Actor, uuid: string): Promise<{ wait: PartWait; isNew: boolean }> {
	await holdAccount(db, actor)
	// Held, so that its stock either changes before this and is seen here, or after it and sees who waits.
	const [part] = await db
		.select({ id: parts.id, name: parts.name, availability: parts.availabilityStatus })
		.from(parts)
		.where(and(eq(parts.uuid, uuid), isShown))
		.for('share')
	if (!part) throw notFound(partNotFound)
	const asked = and(eq(partWaits.partId, part.id), eq(partWaits.customerId, actor.id))
	const said = (createdAt: Date) => ({ part: uuid, part_name: part.name, created_at: createdAt.toISOString() })
	if (part.availability !== 'out_of_stock') throw refuse(notSoldOut)
	const { waits } = one(await db.select({ waits: count() }).from(partWaits).where(eq(partWaits.customerId, actor.id)))
	const [already] = await db.select({ createdAt: partWaits.createdAt }).from(partWaits).where(asked)
	if (already) return { wait: said(already.createdAt), isNew: false }
	if (waits >= partLimits.waits) throw refuse(waitsForMany)
	const [added] = await db
		.insert(partWaits)
		.values({ partId: part.id, customerId: actor.id, createdAt: now() })
		.onConflictDoNothing()
		.returning({ createdAt: partWaits.createdAt })
	return { wait: said(added?.createdAt ?? now()), isNew: added !== undefined }
}
