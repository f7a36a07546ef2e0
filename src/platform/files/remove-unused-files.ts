import { and, inArray, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { type JobHandler, job, jobHandler } from '#platform/jobs/jobs.ts'
import type { Files } from './open-files.ts'
import { files } from './tables.ts'

/** Hours for which a stored file waits for what uses it, and for which a dropped one may still be shown. */
const retentionHours = { unkept: 24, dropped: 1 }
const batch = 50

/** Removes files that nothing uses, or uses any more. Run twice, or by two processes at once, it does no harm. */
export const removeUnusedFiles = job('remove-unused-files', z.object({}))

export const fileJobHandlers: JobHandler[] = [
	jobHandler(removeUnusedFiles, ({ database: { db }, files: store }) => removeUnused(db, store), { at: { minute: 25 } }),
]

/** Removes at once those of these files that nothing keeps; the others stay. */
export async function removeUnkept(db: Db, store: Files, keys: string[]): Promise<void> {
	const unkept = await db
		.update(files)
		.set({ droppedAt: now() })
		.where(and(inArray(files.key, keys), isNull(files.keptAt), isNull(files.droppedAt)))
		.returning({ key: files.key, isPublic: files.isPublic })
	await removeFiles(db, store, unkept)
}

/** Bytes before rows, so that an interrupted removal is found again. */
async function removeFiles(db: Db, store: Files, unused: { key: string; isPublic: boolean }[]) {
	if (unused.length === 0) return
	await Promise.all(unused.map(store.remove))
	await db.delete(files).where(
		inArray(
			files.key,
			unused.map(({ key }) => key),
		),
	)
}

async function removeUnused(db: Db, store: Files) {
	const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000)
	// From this statement on nothing can keep them any more (keep-file.ts).
	await db
		.update(files)
		.set({ droppedAt: hoursAgo(retentionHours.dropped) })
		.where(and(isNull(files.keptAt), isNull(files.droppedAt), lte(files.createdAt, hoursAgo(retentionHours.unkept))))
	for (;;) {
		const unused = await db
			.select({ key: files.key, isPublic: files.isPublic })
			.from(files)
			.where(lte(files.droppedAt, hoursAgo(retentionHours.dropped)))
			.limit(batch)
		await removeFiles(db, store, unused)
		if (unused.length < batch) return
	}
}
