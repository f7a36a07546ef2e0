import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'

/**
 * Lets the open screens of its customer and of the company know that a vehicle booking is new or has changed, and every process forget the
 * lists that say which vehicles are booked. Belongs in its transaction.
 */
export async function recordBookingChange(db: Db, { id, customerId }: { id: number; customerId: number }) {
	await recordChange(db, { collection: 'vehicle-bookings', id, customerId })
	await announceChange(db, ['used-vehicles'])
}
