import { and, eq, isNull } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { sellRequests } from '../tables.ts'

/** Once the vehicle is sold, its registration number may be offered to us again, by whoever owns it then (B.R-24). */
export async function releaseNumber(db: Db, vehicleId: number): Promise<void> {
	await db
		.update(sellRequests)
		.set({ releasedAt: now() })
		.where(and(eq(sellRequests.vehicleId, vehicleId), isNull(sellRequests.releasedAt)))
}
