import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { usedVehicles as table } from './tables.ts'

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
