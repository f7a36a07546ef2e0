import { and, eq, sql } from 'drizzle-orm'
import type { GarageVehicle, Reading } from '#contract/accounts/garage.ts'
import { doneDayProblem, kmAbove, kmBelow } from '#contract/accounts/garage-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField, refuseWrong } from '#platform/http/problem.ts'
import { dayOf, formatLongDate } from '#shared/days.ts'
import { holdAccount } from '../hold-account.ts'
import { vehicleReadings } from '../tables.ts'
import { findVehicle } from './find-garage.ts'
import { recordVehicleChange } from './write-vehicle.ts'

/**
 * Writes down what the odometer of the caller's bike shows; a second reading of a day replaces the first. Throws 404 for a foreign bike,
 * 400 at `read_on` for a day to come or long past and at `km` for what would let the odometer run backwards.
 */
export async function readOdometer(db: Db, actor: Actor, id: number, { km, read_on: readOn }: Reading): Promise<GarageVehicle> {
	await holdAccount(db, actor, { alone: true })
	await findVehicle(db, actor.id, id)
	refuseWrong({ read_on: doneDayProblem(readOn, dayOf(now())) })
	await refuseBackwards(db, id, km, readOn)
	await db
		.insert(vehicleReadings)
		.values({ vehicleId: id, readOn, km })
		.onConflictDoUpdate({ target: [vehicleReadings.vehicleId, vehicleReadings.readOn], set: { km } })
	return recordVehicleChange(db, actor, id)
}

/** Compared with the readings of the days before and after; the nearest one that contradicts is named. */
async function refuseBackwards(db: Db, id: number, km: number, readOn: string) {
	const contradicts = sql`case when ${vehicleReadings.readOn} < ${readOn} then ${vehicleReadings.km} > ${km}
		when ${vehicleReadings.readOn} > ${readOn} then ${vehicleReadings.km} < ${km} else false end`
	const [wrong] = await db
		.select()
		.from(vehicleReadings)
		.where(and(eq(vehicleReadings.vehicleId, id), contradicts))
		.orderBy(sql`abs(${vehicleReadings.readOn} - ${readOn}::date)`)
		.limit(1)
	if (wrong) throw refuseField('km', (wrong.readOn < readOn ? kmBelow : kmAbove)(wrong.km, formatLongDate(wrong.readOn)))
}
