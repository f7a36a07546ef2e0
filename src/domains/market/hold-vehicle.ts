import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { usedVehicles as table, type vehicleBookings, type vehicleWaits } from './tables.ts'

/**
 * Keeps everybody else from booking a vehicle, from changing its booking and its line of waiting customers until the transaction ends.
 * Before its bookings and waits are held, or two would wait for each other. Nothing for an absent one.
 */
export async function holdVehicle(db: Db, id: number) {
	const [held] = await db
		.select({ status: table.status, isPublished: table.isPublished, sellerId: table.sellerId })
		.from(table)
		.where(eq(table.id, id))
		.for('no key update')
	return held
}

/** The same for the vehicles of these bookings or waits, so many at most and none that somebody else holds just now. Answers their ids. */
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
