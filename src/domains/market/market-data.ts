import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { now } from '#platform/clock.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { listAllBookings } from './list-bookings.ts'
import { openStatuses } from './open-statuses.ts'
import { referenceOf } from './reference-of.ts'
import { usedVehicles, vehicleBookings } from './tables.ts'

/** Which vehicles a customer booked, and which he sold us. */
export const marketData: PersonalData = {
	exportOwn: async (db, { actor }) => ({ vehicle_bookings: (await listAllBookings(db, actor)).map(({ can: _, ...booking }) => booking) }),
	forget: async (db, { id }) => {
		await db.update(usedVehicles).set({ sellerId: null }).where(eq(usedVehicles.sellerId, id))
		const known = await db
			.update(vehicleBookings)
			.set({ contactNumber: '', notes: '', cancellationNotes: '', forgottenAt: now(), version: sql`${vehicleBookings.version} + 1` })
			.where(eq(vehicleBookings.customerId, id))
			.returning({ id: vehicleBookings.id })
		await recordChanges(
			db,
			known.map((booking) => ({ collection: 'vehicle-bookings', id: booking.id })),
		)
	},
	listOpen: async (db, customerId) => {
		const open = await db
			.select({ id: vehicleBookings.id })
			.from(vehicleBookings)
			.where(and(eq(vehicleBookings.customerId, customerId), inArray(vehicleBookings.status, openStatuses)))
			.orderBy(asc(vehicleBookings.id))
		return open.map(({ id }) => ({ kind: 'vehicle-booking', id, reference: referenceOf(id) }))
	},
}
