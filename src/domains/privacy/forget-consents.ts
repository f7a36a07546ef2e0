import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { consents } from './tables.ts'

/** What a deleted account had agreed to goes with it: nobody is mailed on its ground any more. */
export async function forgetConsents(db: Db, userId: number): Promise<void> {
	await db.delete(consents).where(eq(consents.userId, userId))
}
