import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { notifyPartBack } from './jobs.ts'
import { partWaits } from './tables.ts'

/**
 * Queues the mails to those who wait for any of these parts. Belongs in the transaction of what may have brought them back, after the
 * change of their rows: whoever begins to wait (`waitForPart`) holds that row.
 */
export async function queueBackInStockMails(db: Db, partIds: readonly number[]): Promise<void> {
	const awaited = await db
		.selectDistinct({ partId: partWaits.partId })
		.from(partWaits)
		.where(inArray(partWaits.partId, [...partIds]))
	await enqueueAll(
		db,
		notifyPartBack,
		awaited.map((data) => ({ data, to: notifyPartBack.kind })),
	)
}
