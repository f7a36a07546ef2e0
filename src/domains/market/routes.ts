import { market } from '#contract/market/market.ts'
import { marketLimits } from '#contract/market/market-words.ts'
import { answer } from '#platform/http/answered.ts'
import { whenMade } from '#platform/http/limits.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { bookVehicle } from './book-vehicle.ts'
import { cancelBooking } from './cancel-booking.ts'
import { findOwnBooking } from './find-bookings.ts'
import { findVehicle } from './find-vehicle.ts'
import { listBookings } from './list-bookings.ts'
import { listVehicles } from './list-vehicles.ts'
import { presentBooking } from './present-booking.ts'
import { listSavedSearches, removeSavedSearch, saveSearch } from './saved/save-search.ts'
import { listVehicleWaits } from './waits/list-vehicle-waits.ts'
import { stopWaiting, waitForVehicle } from './waits/wait-for-vehicle.ts'

const ofTheMarket = { shows: ['used-vehicles'] } as const

/** Used vehicles, by visitors and customers. */
export function marketRoutes(assembled: Door) {
	const door = { ...assembled, wordsBesideFields: true }
	serve(door, market.list, (db, _actor, { query }) => listVehicles(db, query), { cached: ofTheMarket })
	serve(door, market.vehicle, (db, _actor, { params }) => findVehicle(db, params.id), { cached: ofTheMarket })
	serve(door, market.bookings, (db, actor, { query }) => listBookings(db, actor, query))
	serve(door, market.booking, async (db, actor, { params }) => presentBooking(actor, await findOwnBooking(db, actor, params.id)))
	serve(door, market.book, (db, actor, { body }) => bookVehicle(db, actor, body), {
		limit: { max: marketLimits.bookingsAnHour, seconds: 3_600, counts: whenMade },
	})
	serve(door, market.savedSearches, (db, actor) => listSavedSearches(db, actor))
	serve(door, market.saveSearch, async (db, actor, { body }) => answer(await saveSearch(db, actor, body), { status: 201 }))
	serve(door, market.removeSavedSearch, (db, actor, { params }) => removeSavedSearch(db, actor, params.id))
	serve(door, market.waits, (db, actor) => listVehicleWaits(db, actor))
	serve(door, market.waitFor, async (db, actor, { params }) => answer(await waitForVehicle(db, actor, params.id), { status: 201 }))
	serve(door, market.stopWaiting, (db, actor, { params }) => stopWaiting(db, actor, params.id))
	serve(door, market.cancelBooking, (db, actor, { params, body }) =>
		cancelBooking(db, actor, { id: params.id, notes: body.cancellation_notes }),
	)
}
