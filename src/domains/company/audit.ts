import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { changedFields, type Fields } from './changed-fields.ts'
import { auditLog } from './tables.ts'

type Change = {
	/** What was done, a verb: 'create', 'change', 'delete', 'unlock'. */
	action: string
	/** As in the staff calls: 'repair-bookings'. */
	collection: string
	objectId: string | number
	/** The object with its wire names; null before it existed and after it was deleted. */
	before: Fields | null
	after: Fields | null
	/** Fields whose values are personal data. */
	personal?: readonly string[]
}

/**
 * Remembers for good what somebody of the company changed: the changed fields alone, and of those named in `personal` the
 * names without values (D-21, D-43, D-48). Belongs in the transaction of the change. A change that changes nothing leaves no row;
 * an action without states, such as unlocking, always does.
 */
export async function writeAudit(db: Db, actor: Actor, { action, collection, objectId, before, after, personal = [] }: Change) {
	const changed = changedFields(before, after, personal)
	if (!changed) return
	await db.insert(auditLog).values({ actorId: actor.id, action, collection, objectId: String(objectId), ...changed, createdAt: now() })
}
