import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'

/**
 * Notifies the open screens of the customer and the company of a new or changed vehicle booking, and makes every process drop the cached
 * lists that say which vehicles are booked. Belongs in the transaction of the change.
 */
export async function recordBookingChange(db: Db, { id, customerId }: { id: number; customerId: number }) {
	await recordChange(db, { collection: 'vehicle-bookings', id, customerId })
	await announceChange(db, ['used-vehicles'])
}
