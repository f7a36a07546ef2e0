import { now } from '#platform/clock.ts'
import type { Db } from './database.ts'
import { changes } from './tables.ts'
import { placeholders, writtenOnce } from './written-once.ts'

type NewChange = {
	/** As in the staff calls: 'repair-bookings'. */
	collection: string
	id: number | string
	/** The customer whose it is, if any; staff hear of everything. */
	customerId?: number | null
	/** Who has the work, and who had it before. */
	technicianIds?: readonly (number | null)[]
}

/**
 * Notifies the open screens of those concerned, when the transaction commits, that something has changed; one statement. Every process
 * reads what was recorded (follow-changes.ts): a NOTIFY would make commits wait for each other.
 */
export async function recordChange(db: Db, change: NewChange): Promise<void> {
	await insertOne(db).execute(rowOf(change))
}

/** The same for many changes, in one statement; does nothing for none. */
export async function recordChanges(db: Db, all: readonly NewChange[]): Promise<void> {
	if (all.length > 0) await db.insert(changes).values(all.map(rowOf))
}

const insertOne = writtenOnce((db: Db) =>
	db
		.insert(changes)
		.values(placeholders(['collection', 'objectId', 'customerId', 'technicianIds', 'at']))
		.prepare('record_change'),
)

const rowOf = ({ collection, id, customerId, technicianIds = [] }: NewChange) => ({
	collection,
	objectId: String(id),
	customerId: customerId ?? null,
	technicianIds: [...new Set(technicianIds.filter((technician) => technician !== null))],
	at: now(),
})
