import { now } from '#platform/clock.ts'
import type { Db } from './database.ts'
import { changes } from './tables.ts'

type NewChange = {
	/** As in the staff calls: 'repair-bookings'. */
	collection: string
	id: number | string
	/** Whose it is; staff hear of everything. */
	customerId?: number
	/** Who has the work, and who had it before. */
	technicianIds?: readonly (number | null)[]
}

/**
 * Tells the open screens of those concerned, when the transaction commits, that something has changed; one statement. Every
 * process reads what was recorded (follow-changes.ts): a NOTIFY would make commits wait for each other.
 */
export async function recordChange(db: Db, { collection, id, customerId, technicianIds = [] }: NewChange): Promise<void> {
	await db.insert(changes).values({
		collection,
		objectId: String(id),
		customerId: customerId ?? null,
		technicianIds: [...new Set(technicianIds.filter((technician) => technician !== null))],
		at: now(),
	})
}
