import { desc, eq } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { sellOffers } from '../tables.ts'

/** The offer that was made last for a sell request. */
export async function findLastOffer(db: ReadDb, sellRequestId: number) {
	const [last] = await db.select().from(sellOffers).where(eq(sellOffers.sellRequestId, sellRequestId)).orderBy(desc(sellOffers.id)).limit(1)
	return last
}
