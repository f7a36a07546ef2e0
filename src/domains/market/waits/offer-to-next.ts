import { and, eq, isNotNull } from 'drizzle-orm'
import { turnHours } from '#contract/market/vehicle-wait-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { enqueue, enqueueAll } from '#platform/jobs/jobs.ts'
import { isTaken } from '../find-vehicles.ts'
import { vehicleWaits as table, usedVehicles } from '../tables.ts'
import { mailVehicleGone, mailVehicleTurn } from './jobs.ts'

const hourMs = 3_600_000

/**
 * Offers a bookable vehicle to the next in line, with the time he has to book it; withdraws the turn where the vehicle cannot be had for
 * now; ends the line of a sold vehicle and mails everybody who waited. Does nothing where nothing has changed. The caller has locked the
 * vehicle.
 */
export async function offerToNext(db: Db, vehicleId: number): Promise<void> {
	const [vehicle] = await db
		.select({ status: usedVehicles.status, isPublished: usedVehicles.isPublished, isTaken })
		.from(usedVehicles)
		.where(eq(usedVehicles.id, vehicleId))
	if (vehicle?.status === 'sold') return endLine(db, vehicleId)
	if (vehicle?.status !== 'available' || !vehicle.isPublished) return pauseLine(db, vehicleId)
	if (vehicle.isTaken) return
	const turnEndsAt = new Date(now().getTime() + turnHours * hourMs)
	const first = db.select({ id: table.id }).from(table).where(eq(table.vehicleId, vehicleId)).orderBy(table.id).limit(1)
	const [next] = await db
		.update(table)
		.set({ turnEndsAt })
		.where(eq(table.id, first))
		.returning({ id: table.id, ...waitColumns })
	if (!next) return
	await enqueue(db, mailVehicleTurn, { waitId: next.id, until: turnEndsAt.toISOString() }, { to: `customer ${next.customerId}` })
	await announceTurns(db, [next])
}

const waitColumns = { vehicleId: table.vehicleId, customerId: table.customerId }

/** Notifies the open screens of these customers, and makes every process drop the cached lists that say which vehicles can be booked. */
export async function announceTurns(db: Db, waits: { vehicleId: number; customerId: number }[]): Promise<void> {
	if (waits.length === 0) return
	await recordChanges(
		db,
		waits.map(({ vehicleId, customerId }) => ({ collection: 'vehicle-waits', id: vehicleId, customerId })),
	)
	await announceChange(db, ['used-vehicles'])
}

async function pauseLine(db: Db, vehicleId: number) {
	const paused = await db
		.update(table)
		.set({ turnEndsAt: null })
		.where(and(eq(table.vehicleId, vehicleId), isNotNull(table.turnEndsAt)))
		.returning(waitColumns)
	await announceTurns(db, paused)
}

async function endLine(db: Db, vehicleId: number) {
	const ended = await db.delete(table).where(eq(table.vehicleId, vehicleId)).returning(waitColumns)
	await enqueueAll(
		db,
		mailVehicleGone,
		ended.map((wait) => ({ data: wait, to: `customer ${wait.customerId}` })),
	)
	await announceTurns(db, ended)
}
