import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { tellPartBack } from './jobs.ts'
import { partWaits } from './tables.ts'

/**
 * Queues the mails to those who wait for a part, if anybody does. Belongs in the transaction of what may have brought it back, after the
 * change of its row: whoever begins to wait (`tellWhenBack`) holds that row.
 */
export async function tellWhoWaits(db: Db, partId: number): Promise<void> {
	const [waiting] = await db.select({ id: partWaits.id }).from(partWaits).where(eq(partWaits.partId, partId)).limit(1)
	if (waiting) await enqueue(db, tellPartBack, { partId })
}
