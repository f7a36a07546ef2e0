import { eq, inArray, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { openStatuses } from './open-statuses.ts'
import { vehicleBookings } from './tables.ts'

/** How many bookings of vehicles are under way, and of them not confirmed (B.ADMIN-34). One statement. */
export const findMarketCounts = async (db: ReadDb) =>
	one(
		await db
			.select({
				open_vehicle_bookings: sql<number>`count(*)`.mapWith(Number),
				bookings_to_confirm: sql<number>`count(*) filter (where ${eq(vehicleBookings.status, 'pending')})`.mapWith(Number),
			})
			.from(vehicleBookings)
			.where(inArray(vehicleBookings.status, openStatuses)),
	)
