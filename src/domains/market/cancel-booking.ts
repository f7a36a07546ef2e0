import { and, eq, sql } from 'drizzle-orm'
import { notCancellable, vehicleBookingCancelled } from '#contract/market/market-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { findOwnBooking } from './find-bookings.ts'
import { holdVehicle } from './hold-vehicle.ts'
import { mailBookingEnded } from './jobs.ts'
import { presentBooking } from './present-booking.ts'
import { recordBookingChange } from './record-booking-change.ts'
import { vehicleBookings as table } from './tables.ts'
import { offerToNext } from './waits/offer-to-next.ts'

/**
 * Cancels a booking of the caller that is pending, so that whoever waits first, else anybody, can book the vehicle (B.R-22). Check and
 * change are one statement: against a confirmation at the same moment one of the two wins. Throws 404 for a foreign one and 400 `{detail}`
 * for one that is further.
 */
export async function cancelBooking(db: Db, actor: Actor, { id, notes }: { id: number; notes: string }) {
	const { booking } = await findOwnBooking(db, actor, id)
	await holdVehicle(db, booking.vehicleId)
	const [cancelled] = await db
		.update(table)
		.set({ status: 'cancelled', cancelledAt: now(), cancelledBy: 'customer', cancellationNotes: notes, version: sql`${table.version} + 1` })
		.where(and(eq(table.id, id), eq(table.customerId, actor.id), eq(table.status, 'pending')))
		.returning()
	const parts = await findOwnBooking(db, actor, id)
	if (!cancelled) throw refuse(notCancellable)
	await enqueue(db, mailBookingEnded, { bookingId: id }, { to: parts.customerEmail })
	await recordBookingChange(db, cancelled)
	await offerToNext(db, cancelled.vehicleId)
	return { ...presentBooking(actor, parts), message: vehicleBookingCancelled }
}
