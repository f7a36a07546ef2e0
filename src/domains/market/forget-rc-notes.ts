import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { sellRequests, rcTransfers as table, vehicleBookings } from './tables.ts'

/**
 * Removes what we wrote about the registration certificates of vehicles that a deleted customer bought or sold to us: it may name him. Days
 * and the receipt of the RTO stay, since the other side follows them (D-43).
 */
export async function forgetRcNotes(db: Db, customerId: number): Promise<void> {
	const bought = db.select({ id: vehicleBookings.id }).from(vehicleBookings).where(eq(vehicleBookings.customerId, customerId))
	const sold = db.select({ id: sellRequests.vehicleId }).from(sellRequests).where(eq(sellRequests.customerId, customerId))
	const known = await db
		.update(table)
		.set({ note: '', version: sql`${table.version} + 1` })
		.where(and(ne(table.note, ''), or(inArray(table.bookingId, bought), inArray(table.vehicleId, sold))))
		.returning({ id: table.id })
	await recordChanges(
		db,
		known.map(({ id }) => ({ collection: 'rc-transfers', id })),
	)
}
