import { and, count, eq, inArray } from 'drizzle-orm'
import {
	bookedByYourself,
	cannotBeWaitedFor,
	isFreeNow,
	vehicleWaitLimit,
	waitsForManyVehicles,
} from '#contract/market/vehicle-wait-words.ts'
import type { VehicleWait } from '#contract/market/vehicle-waits.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { isTaken } from '../find-vehicles.ts'
import { holdVehicle } from '../hold-vehicle.ts'
import { openStatuses } from '../open-statuses.ts'
import { vehicleWaits as table, usedVehicles, vehicleBookings } from '../tables.ts'
import { listVehicleWaits } from './list-vehicle-waits.ts'
import { announceTurns, offerToNext } from './offer-to-next.ts'

/**
 * Puts the caller behind whoever waits for a vehicle that he cannot book now. Throws 404 for one that is not listed, 400 for one that is
 * sold, that he sold to us, that he can book, or has booked, and above ten vehicles.
 */
export async function waitForVehicle(db: Db, actor: Actor, vehicleId: number): Promise<VehicleWait> {
	// Locked, or two vehicles waited for at once would both be the tenth.
	await holdAccount(db, actor, { alone: true })
	const vehicle = await holdVehicle(db, vehicleId)
	if (!vehicle?.isPublished) throw notFound()
	const mine = and(eq(table.vehicleId, vehicleId), eq(table.customerId, actor.id))
	const [already] = await db.select({ id: table.id }).from(table).where(mine)
	if (!already) {
		await refuseToWait(db, actor, vehicleId, vehicle)
		await db.insert(table).values({ vehicleId, customerId: actor.id, createdAt: now() })
	}
	return one(await listVehicleWaits(db, actor, vehicleId))
}

async function refuseToWait(
	db: Db,
	actor: Actor,
	vehicleId: number,
	{ status, sellerId }: NonNullable<Awaited<ReturnType<typeof holdVehicle>>>,
) {
	if (status === 'sold' || sellerId === actor.id) throw refuse(cannotBeWaitedFor)
	const [booked] = await db
		.select({ customerId: vehicleBookings.customerId })
		.from(vehicleBookings)
		.where(and(eq(vehicleBookings.vehicleId, vehicleId), inArray(vehicleBookings.status, openStatuses)))
	if (booked?.customerId === actor.id) throw refuse(bookedByYourself)
	const { taken } = one(await db.select({ taken: isTaken }).from(usedVehicles).where(eq(usedVehicles.id, vehicleId)))
	if (status === 'available' && !taken) throw refuse(isFreeNow)
	const { waits } = one(await db.select({ waits: count() }).from(table).where(eq(table.customerId, actor.id)))
	if (waits >= vehicleWaitLimit) throw refuse(waitsForManyVehicles)
}

/** Takes the caller out of the line of a vehicle; if it was his turn, the next one gets it. Does nothing where he does not wait. */
export async function stopWaiting(db: Db, actor: { id: number }, vehicleId: number): Promise<undefined> {
	await holdVehicle(db, vehicleId)
	const [left] = await db
		.delete(table)
		.where(and(eq(table.vehicleId, vehicleId), eq(table.customerId, actor.id)))
		.returning({ vehicleId: table.vehicleId, customerId: table.customerId, turnEndsAt: table.turnEndsAt })
	if (!left?.turnEndsAt) return
	await announceTurns(db, [left])
	await offerToNext(db, vehicleId)
}

/** Takes a customer out of every line. */
export async function stopAllWaiting(db: Db, customerId: number): Promise<void> {
	const waits = await db.select({ vehicleId: table.vehicleId }).from(table).where(eq(table.customerId, customerId)).orderBy(table.vehicleId)
	for (const { vehicleId } of waits) await stopWaiting(db, { id: customerId }, vehicleId)
}
