import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { usedVehicles as table, type vehicleBookings, type vehicleWaits } from './tables.ts'

/**
 * Locks a vehicle until the transaction ends, so that nobody else books it or changes its booking or its line of waiting customers. Taken
 * before its bookings and waits are locked, else two transactions would wait for each other. Does nothing for an absent one, nor for one
 * for which `where` is false.
 */
export async function holdVehicle(db: Db, id: number, where?: SQL) {
	const [held] = await db
		.select({ status: table.status, isPublished: table.isPublished, sellerId: table.sellerId })
		.from(table)
		.where(and(eq(table.id, id), where))
		.for('no key update')
	return held
}

/**
 * The same for the vehicles of these bookings or waits, at most so many and skipping those that somebody else has locked. Returns their
 * ids.
 */
export async function holdVehiclesOf(db: Db, rows: typeof vehicleBookings | typeof vehicleWaits, where: SQL | undefined, limit: number) {
	const held = await db
		.select({ id: table.id })
		.from(table)
		.innerJoin(rows, eq(rows.vehicleId, table.id))
		.where(where)
		.orderBy(table.id)
		.limit(limit)
		.for('no key update', { of: table, skipLocked: true })
	return held.map(({ id }) => id)
}
