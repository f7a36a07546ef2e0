import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { busy } from '#platform/http/problem.ts'
import { files } from './tables.ts'

/**
 * Marks a stored file as kept, in the transaction of the change that uses it. Throws 503 when the file has waited so long that it is being
 * removed.
 */
export async function keepFile(db: Db, key: string): Promise<void> {
	const kept = await db
		.update(files)
		.set({ keptAt: now() })
		.where(and(eq(files.key, key), isNull(files.keptAt), isNull(files.droppedAt)))
		.returning({ key: files.key })
	if (kept.length === 0) throw busy('This file is no longer here. Please send it again.', 1)
}

/** The same for several, all or none. */
export async function keepFiles(db: Db, keys: string[]): Promise<void> {
	const kept = await db
		.update(files)
		.set({ keptAt: now() })
		.where(and(inArray(files.key, keys), isNull(files.keptAt), isNull(files.droppedAt)))
		.returning({ key: files.key })
	if (kept.length < keys.length) throw busy('These files are no longer here. Please send them again.', 1)
}

/** Marks a file as dropped, because nothing uses it any more: it is shown no more, and its bytes are removed after an hour. */
export async function dropFile(db: Db, key: string): Promise<void> {
	await db
		.update(files)
		.set({ droppedAt: now() })
		.where(and(eq(files.key, key), isNull(files.droppedAt)))
}

/** The same for several. */
export async function dropFiles(db: Db, keys: string[]): Promise<void> {
	await db
		.update(files)
		.set({ droppedAt: now() })
		.where(and(inArray(files.key, keys), isNull(files.droppedAt)))
}

/** Whether a public file may be shown: it was stored and not dropped since (D-58). */
export async function isFileInUse(db: ReadDb, key: string): Promise<boolean> {
	const found = await db
		.select({ key: files.key })
		.from(files)
		.where(and(eq(files.key, key), eq(files.isPublic, true), isNull(files.droppedAt)))
	return found.length > 0
}

/** Whether a private file is in use: something keeps it, and it was not dropped since. */
export async function isKept(db: ReadDb, key: string): Promise<boolean> {
	const found = await db
		.select({ key: files.key })
		.from(files)
		.where(and(eq(files.key, key), eq(files.isPublic, false), isNotNull(files.keptAt), isNull(files.droppedAt)))
	return found.length > 0
}
