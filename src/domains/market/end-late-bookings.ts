import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { holdVehiclesOf } from './hold-vehicle.ts'
import { mailBookingEnded } from './jobs.ts'
import { recordBookingChange } from './record-booking-change.ts'
import { vehicleBookings as table } from './tables.ts'
import { offerToNext } from './waits/offer-to-next.ts'

/** Ends bookings that nobody confirmed in time, and tells their customers; a few at a time. Answers whether there may be more. */
export async function endLateBookings(db: Db): Promise<boolean> {
	const at = now()
	const isLate = and(eq(table.status, 'pending'), lte(table.confirmBy, at))
	const held = await holdVehiclesOf(db, table, isLate, batch)
	if (held.length === 0) return false
	const ended = await db
		.update(table)
		.set({ status: 'cancelled', cancelledAt: at, cancelledBy: 'time', version: sql`${table.version} + 1` })
		.where(and(inArray(table.vehicleId, held), isLate))
		.returning({ id: table.id, customerId: table.customerId, vehicleId: table.vehicleId })
	for (const booking of ended) {
		await enqueue(db, mailBookingEnded, { bookingId: booking.id }, { to: `customer ${booking.customerId}` })
		await recordBookingChange(db, booking)
		await offerToNext(db, booking.vehicleId)
	}
	return held.length === batch
}
const batch = 50
