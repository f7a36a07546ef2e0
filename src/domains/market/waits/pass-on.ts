import { and, eq, inArray, isNotNull, lte, notExists } from 'drizzle-orm'
import { turnHours } from '#contract/market/vehicle-wait-words.ts'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { enqueue, enqueueAll } from '#platform/jobs/jobs.ts'
import { openStatuses } from '../open-statuses.ts'
import { vehicleWaits as table, usedVehicles, vehicleBookings } from '../tables.ts'
import { mailVehicleGone, mailVehicleTurn } from './jobs.ts'

const hourMs = 3_600_000

/**
 * Gives a vehicle that can be booked to whoever waits first, and the time to book it; takes it back where it cannot be had for now; ends the
 * line of one that is sold, and says so to all who waited. Changes nothing where nothing has changed. The vehicle is held by the caller.
 */
export async function passOn(db: Db, vehicleId: number): Promise<void> {
	const ofVehicle = eq(table.vehicleId, vehicleId)
	const [first] = await db.select({ id: table.id }).from(table).where(ofVehicle).orderBy(table.id).limit(1)
	const [vehicle] = await db
		.select({ status: usedVehicles.status, isPublished: usedVehicles.isPublished })
		.from(usedVehicles)
		.where(eq(usedVehicles.id, vehicleId))
	if (!first || !vehicle) return
	if (vehicle.status === 'sold') return endLine(db, vehicleId)
	if (vehicle.status !== 'available' || !vehicle.isPublished) {
		const paused = await db
			.update(table)
			.set({ turnEndsAt: null })
			.where(and(ofVehicle, isNotNull(table.turnEndsAt)))
			.returning(told)
		return tellOfTurns(db, paused)
	}
	if (await hasTurn(db, vehicleId)) return
	const open = db
		.select({ id: vehicleBookings.id })
		.from(vehicleBookings)
		.where(and(eq(vehicleBookings.vehicleId, vehicleId), inArray(vehicleBookings.status, openStatuses)))
	const turnEndsAt = new Date(now().getTime() + turnHours * hourMs)
	const [next] = await db
		.update(table)
		.set({ turnEndsAt })
		.where(and(eq(table.id, first.id), notExists(open)))
		.returning({ id: table.id, ...told })
	if (!next) return
	await enqueue(db, mailVehicleTurn, { waitId: next.id, until: turnEndsAt.toISOString() }, { to: `customer ${next.customerId}` })
	await tellOfTurns(db, [next])
}

const told = { vehicleId: table.vehicleId, customerId: table.customerId }

/** Lets their customers' open screens know, and every process forget the lists that say which vehicles can be booked. */
export async function tellOfTurns(db: Db, waits: { vehicleId: number; customerId: number }[]): Promise<void> {
	if (waits.length === 0) return
	await recordChanges(
		db,
		waits.map(({ vehicleId, customerId }) => ({ collection: 'vehicle-waits', id: vehicleId, customerId })),
	)
	await announceChange(db, ['used-vehicles'])
}

async function endLine(db: Db, vehicleId: number) {
	const ended = await db.delete(table).where(eq(table.vehicleId, vehicleId)).returning(told)
	await enqueueAll(
		db,
		mailVehicleGone,
		ended.map((wait) => ({ data: wait, to: `customer ${wait.customerId}` })),
	)
	await tellOfTurns(db, ended)
}

/** Whether a vehicle is kept for somebody who waited for it. */
export async function hasTurn(db: ReadDb, vehicleId: number): Promise<boolean> {
	const [kept] = await db
		.select({ id: table.id })
		.from(table)
		.where(and(eq(table.vehicleId, vehicleId), isNotNull(table.turnEndsAt)))
	return kept !== undefined
}

/** Gives vehicles whose time to book has passed to the next who wait; a few at a time. Answers whether there may be more. */
export async function endPassedTurns(db: Db): Promise<boolean> {
	const passed = lte(table.turnEndsAt, now())
	const held = await db
		.select({ id: usedVehicles.id })
		.from(usedVehicles)
		.innerJoin(table, eq(table.vehicleId, usedVehicles.id))
		.where(passed)
		.orderBy(usedVehicles.id)
		.limit(batch)
		.for('no key update', { of: usedVehicles, skipLocked: true })
	const ids = held.map(({ id }) => id)
	if (ids.length === 0) return false
	const ended = await db
		.delete(table)
		.where(and(inArray(table.vehicleId, ids), passed))
		.returning(told)
	await tellOfTurns(db, ended)
	for (const { vehicleId } of ended) await passOn(db, vehicleId)
	return ended.length === batch
}
const batch = 50
