import { and, eq, type SQL } from 'drizzle-orm'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { frontPhoto } from './find-vehicles.ts'
import { rcOf } from './present-rc.ts'
import { rcTransfers, usedVehicles, vehicleBookings } from './tables.ts'

export type BookingParts = Awaited<ReturnType<typeof findBookings>>[number]
export type BookingRow = BookingParts['booking']

type Slice = { where: SQL | undefined; orderBy?: SQL[]; limit?: number; offset?: number }

/** Bookings, with how their vehicles are drawn and whose they are. One statement. */
export function findBookings(db: ReadDb, { where, orderBy = [], limit, offset = 0 }: Slice) {
	const found = db
		.select({
			booking: vehicleBookings,
			drawing: usedVehicles.drawing,
			paint: usedVehicles.paint,
			frontPhoto,
			rc: rcOf(eq(rcTransfers.bookingId, vehicleBookings.id)),
			customerEmail: users.email,
			customerName: shownName,
		})
		.from(vehicleBookings)
		.innerJoin(usedVehicles, eq(usedVehicles.id, vehicleBookings.vehicleId))
		.innerJoin(users, eq(users.id, vehicleBookings.customerId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(where)
		.orderBy(...orderBy)
		.offset(offset)
		.$dynamic()
	return limit === undefined ? found : found.limit(limit)
}

/** A booking of the caller. Throws the same 404 for a foreign and an absent one (B.E-12). */
export const findOwnBooking = (db: ReadDb, actor: Actor, id: number) =>
	findOne(db, and(eq(vehicleBookings.id, id), eq(vehicleBookings.customerId, actor.id)))

/** Any booking, for work behind the scenes and the company: whoever calls has judged who may see it. Throws 404. */
export const findBookingWithoutPermission = (db: ReadDb, id: number) => findOne(db, eq(vehicleBookings.id, id))

async function findOne(db: ReadDb, where: SQL | undefined): Promise<BookingParts> {
	const [found] = await findBookings(db, { where })
	if (!found) throw notFound()
	return found
}
