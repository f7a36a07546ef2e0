import { eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import { one } from '#shared/one.ts'
import { openStatuses } from './open-statuses.ts'
import { isOpenRequest, isToPublish } from './staff/find-sell-requests-for-staff.ts'
import { rcTransfers, sellRequests, vehicleBookings } from './tables.ts'

/**
 * How many bookings of vehicles are under way, and of them not confirmed; how many sell requests, and of them to be scheduled or published;
 * how many registration certificates are on their way (B.ADMIN-34). Three statements.
 */
export async function findMarketCounts(db: ReadDb) {
	// By itself, so that offers are looked through once and not for each request.
	const toPublish = db.select({ count: sql`count(*)` }).from(sellRequests).where(isToPublish)
	const [bookings, requests, rc_transfers_open] = await sendTogether([
		db
			.select({
				open_vehicle_bookings: sql<number>`count(*)`.mapWith(Number),
				bookings_to_confirm: sql<number>`count(*) filter (where ${eq(vehicleBookings.status, 'pending')})`.mapWith(Number),
			})
			.from(vehicleBookings)
			.where(inArray(vehicleBookings.status, openStatuses)),
		db
			.select({
				open_sell_requests: sql<number>`count(*)`.mapWith(Number),
				sell_requests_to_schedule: sql<number>`count(*) filter (where ${eq(sellRequests.status, 'pending')})`.mapWith(Number),
				sell_requests_to_publish: sql<number>`(${toPublish})`.mapWith(Number),
			})
			.from(sellRequests)
			.where(isOpenRequest),
		db.$count(rcTransfers, isNull(rcTransfers.handedOver)),
	])
	return { ...one(bookings), ...one(requests), rc_transfers_open }
}
