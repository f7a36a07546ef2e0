import { type StaffCollection, shownBy } from '#contract/staff-collections.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { changedFields, type Fields } from './changed-fields.ts'
import { auditLog } from './tables.ts'

export type StaffChange = {
	collection: StaffCollection
	/** Of the object in its collection, as in the call's path. */
	id: number | string
	/** What was done, a verb: 'create', 'change', 'delete', 'unlock'. */
	action: string
	/** The object with its wire names; null before it existed and after it was deleted. */
	before: Fields | null
	after: Fields | null
	/** Fields whose values are personal data: the audit log keeps their names alone (D-43). */
	personal?: readonly string[]
	/** Whose it is: the customer's open screens are told too. */
	customerId?: number
	/** Who has the work, and who had it before: their open screens are told too. */
	technicianIds?: readonly (number | null)[]
}

/**
 * Everything a change by the company's people needs beside the change itself, in its transaction: the row of the audit log (D-21), the news
 * for open screens, and the announcement that makes every process forget the public replies and pages that show it. Two states that are
 * the same leave nothing; an action without states, such as unlocking, always leaves its row.
 */
export async function recordStaffChange(db: Db, actor: Actor, change: StaffChange): Promise<void> {
	const { collection, id, action, before, after, personal = [], customerId, technicianIds } = change
	const changed = changedFields(before, after, personal)
	if (!changed) return
	await db.insert(auditLog).values({ actorId: actor.id, action, collection, objectId: String(id), ...changed, createdAt: now() })
	const tags = shownBy[collection]
	if (tags.length > 0) await announceChange(db, tags)
	await recordChange(db, { collection, id, customerId, technicianIds })
}
