import { and, inArray, lte } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { holdVehiclesOf } from '../hold-vehicle.ts'
import { vehicleWaits as table } from '../tables.ts'
import { announceTurns, offerToNext } from './offer-to-next.ts'

/** Gives vehicles whose time to book has passed to the next who wait; a few at a time. Answers whether there may be more. */
export async function endPassedTurns(db: Db): Promise<boolean> {
	const isPassed = lte(table.turnEndsAt, now())
	const held = await holdVehiclesOf(db, table, isPassed, batch)
	if (held.length === 0) return false
	const ended = await db
		.delete(table)
		.where(and(inArray(table.vehicleId, held), isPassed))
		.returning({ vehicleId: table.vehicleId, customerId: table.customerId })
	await announceTurns(db, ended)
	for (const { vehicleId } of ended) await offerToNext(db, vehicleId)
	return held.length === batch
}
const batch = 50
