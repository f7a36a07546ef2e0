import type { CacheTag } from '#contract/cache-tags.ts'
import { type StaffCollection, shownBy } from '#contract/staff-collections.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange, recordChanges } from '#platform/database/record-change.ts'
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
	customerId?: number | null
	/** Who has the work, and who had it before: their open screens are told too. */
	technicianIds?: readonly (number | null)[]
}

/**
 * Everything a change by the company's people needs beside the change itself, in its transaction: the row of the audit log (D-21), the news
 * for open screens, and the announcement that makes every process forget the public replies and pages that show it. Two states that are
 * the same leave nothing; an action without states, such as unlocking, always leaves its row.
 */
export async function recordStaffChange(db: Db, actor: Pick<Actor, 'id'>, change: StaffChange): Promise<void> {
	const row = auditRow(actor, change)
	if (!row) return
	await db.insert(auditLog).values(row)
	await announceTags(db, shownBy[change.collection])
	await recordChange(db, newsOf(change))
}

/** The same for many rows of one collection, in a few statements. */
export async function recordStaffChanges(db: Db, actor: Pick<Actor, 'id'>, all: readonly StaffChange[]): Promise<void> {
	const told = all.flatMap((change) => {
		const row = auditRow(actor, change)
		return row ? [{ row, change }] : []
	})
	for (let at = 0; at < told.length; at += rowsPerStatement) {
		const some = told.slice(at, at + rowsPerStatement)
		await db.insert(auditLog).values(some.map(({ row }) => row))
		await recordChanges(
			db,
			some.map(({ change }) => newsOf(change)),
		)
	}
	await announceTags(db, [...new Set(told.flatMap(({ change }) => shownBy[change.collection]))])
}
const rowsPerStatement = 500

/** Null where two states are the same. */
function auditRow(actor: Pick<Actor, 'id'>, { collection, id, action, before, after, personal = [] }: StaffChange) {
	const changed = changedFields(before, after, personal)
	return changed && { actorId: actor.id, action, collection, objectId: String(id), ...changed, createdAt: now() }
}

async function announceTags(db: Db, tags: readonly CacheTag[]) {
	if (tags.length > 0) await announceChange(db, tags)
}

const newsOf = ({ collection, id, customerId, technicianIds }: StaffChange) => ({ collection, id, customerId, technicianIds })
