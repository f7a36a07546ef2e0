import type { Db } from '#platform/database/database.ts'
import { partBuyers } from './tables.ts'

/** Records that these parts were delivered to a customer, once each, so that he may review them (B.R-18). */
export async function rememberBuyer(db: Db, customerId: number, partIds: readonly number[]): Promise<void> {
	await db
		.insert(partBuyers)
		.values(partIds.map((partId) => ({ partId, customerId })))
		.onConflictDoNothing()
}
