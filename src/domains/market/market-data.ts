import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { now } from '#platform/clock.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { forgetRcNotes } from './forget-rc-notes.ts'
import { listAllBookings } from './list-bookings.ts'
import { openStatuses } from './open-statuses.ts'
import { referenceOf } from './reference-of.ts'
import { listSavedSearches } from './saved/save-search.ts'
import { exportSellRequests } from './selling/export-sell-requests.ts'
import { forgetSeller } from './selling/forget-seller.ts'
import { referenceOfRequest } from './selling/reference-of-request.ts'
import { savedSearches, sellOffers, sellRequests, usedVehicles, vehicleBookings } from './tables.ts'
import { listVehicleWaits } from './waits/list-vehicle-waits.ts'
import { stopAllWaiting } from './waits/wait-for-vehicle.ts'

/**
 * We wait for the answer to our offer, or are to take over the vehicle that was sold to us. After a declined or withdrawn offer nobody
 * waits for anything, so that such a request keeps no account.
 */
const isAgreed = and(
	isNull(sellRequests.vehicleId),
	sql`exists (select from ${sellOffers} where sell_request_id = ${sellRequests}.id and status in ('open', 'accepted'))`,
)

/** Which vehicles a customer booked, and which he offered and sold us. */
export const marketData: PersonalData = {
	exportOwn: async (db, owner) => ({
		vehicle_bookings: (await listAllBookings(db, owner.actor)).map(({ can: _, ...booking }) => booking),
		saved_searches: (await listSavedSearches(db, owner.actor)).map(({ id: _, ...search }) => search),
		vehicle_waits: await listVehicleWaits(db, owner.actor),
		sell_requests: await exportSellRequests(db, owner),
	}),
	forget: async (db, { id }) => {
		await stopAllWaiting(db, id)
		await db.delete(savedSearches).where(eq(savedSearches.customerId, id))
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
		await forgetRcNotes(db, id)
		await forgetSeller(db, id)
	},
	listOpen: async (db, customerId) => {
		const open = await db
			.select({ id: vehicleBookings.id })
			.from(vehicleBookings)
			.where(and(eq(vehicleBookings.customerId, customerId), inArray(vehicleBookings.status, openStatuses)))
			.orderBy(asc(vehicleBookings.id))
		const offered = await db
			.select({ id: sellRequests.id })
			.from(sellRequests)
			.where(and(eq(sellRequests.customerId, customerId), or(notInArray(sellRequests.status, ['inspection_done', 'rejected']), isAgreed)))
			.orderBy(asc(sellRequests.id))
		return [
			...open.map(({ id }) => ({ kind: 'vehicle-booking' as const, id, reference: referenceOf(id) })),
			...offered.map(({ id }) => ({ kind: 'sell-request' as const, id, reference: referenceOfRequest(id) })),
		]
	},
}
