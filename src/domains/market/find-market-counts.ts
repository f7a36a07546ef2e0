import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { countAmong, countApart } from '#platform/database/count-rows.ts'
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
	const [bookings, requests, rc_transfers_open] = await sendTogether([
		db
			.select({
				open_vehicle_bookings: sql<number>`count(*)`.mapWith(Number),
				bookings_to_confirm: countAmong(eq(vehicleBookings.status, 'pending')),
			})
			.from(vehicleBookings)
			.where(inArray(vehicleBookings.status, openStatuses)),
		db
			.select({
				open_sell_requests: sql<number>`count(*)`.mapWith(Number),
				sell_requests_to_schedule: countAmong(eq(sellRequests.status, 'pending')),
				// Apart, so that offers are looked through once and not for each request.
				sell_requests_to_publish: countApart(db, sellRequests, isToPublish),
			})
			.from(sellRequests)
			.where(isOpenRequest),
		db.$count(rcTransfers, isNull(rcTransfers.handedOver)),
	])
	return { ...one(bookings), ...one(requests), rc_transfers_open }
}
