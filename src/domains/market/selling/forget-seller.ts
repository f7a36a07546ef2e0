import { eq, inArray, sql } from 'drizzle-orm'
import { reasonNotKept } from '#contract/privacy/privacy-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { dropFiles } from '#platform/files/keep-file.ts'
import { inspectionPhotos, inspectionResults, sellOffers, sellRequestEvents, sellRequestFiles, sellRequests as table } from '../tables.ts'

/**
 * Removes from a deleted customer's sell requests whatever identifies him: number, place, words, photos and papers (D-43). None may be
 * open.
 */
export async function forgetSeller(db: Db, customerId: number): Promise<void> {
	const known = await db
		.update(table)
		.set({
			registrationNumber: '',
			releasedAt: sql`coalesce(${table.releasedAt}, ${now().toISOString()}::timestamptz)`,
			pickupAddress: '',
			contactNumber: '',
			rejectionReason: sql`case when ${table.status} = 'rejected' then ${reasonNotKept}::text else '' end`,
			inspectionNotes: '',
			startedWithout: '',
			forgottenAt: now(),
			version: sql`${table.version} + 1`,
		})
		.where(eq(table.customerId, customerId))
		.returning({ id: table.id })
	const ids = known.map(({ id }) => id)
	if (ids.length === 0) return
	await db.update(sellOffers).set({ note: '', reason: '' }).where(inArray(sellOffers.sellRequestId, ids))
	await db.update(inspectionResults).set({ remark: '' }).where(inArray(inspectionResults.sellRequestId, ids))
	const photos = await db
		.delete(inspectionPhotos)
		.where(inArray(inspectionPhotos.sellRequestId, ids))
		.returning({ key: inspectionPhotos.fileKey })
	await db.update(sellRequestEvents).set({ note: '' }).where(inArray(sellRequestEvents.sellRequestId, ids))
	const files = await db
		.delete(sellRequestFiles)
		.where(inArray(sellRequestFiles.sellRequestId, ids))
		.returning({ key: sellRequestFiles.fileKey })
	await dropFiles(
		db,
		[...files, ...photos].map(({ key }) => key),
	)
	await recordChanges(
		db,
		ids.map((id) => ({ collection: 'sell-requests', id })),
	)
	// Cached public pages of his vehicles still show what was written at the inspection.
	await announceChange(db, ['used-vehicles'])
}
