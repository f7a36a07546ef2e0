import { randomUUID } from 'node:crypto'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { busy } from '#platform/http/problem.ts'
import { type Ending, mediaTypeOf } from './media-types.ts'
import type { Files } from './open-files.ts'
import { files } from './tables.ts'

type NewFile = {
	folder: string
	ending: Ending
	bytes: Uint8Array
	/** Shown at /media/ to whoever has its address; else by signed links alone. */
	isPublic?: boolean
}

/**
 * Stores a file under a key that nobody can guess, and answers the key. It is only stored: what uses it keeps it with
 * `keepFile`, else it is removed after a day. The row comes before the bytes, so that nothing stored is ever without one; `db`
 * must be no transaction. Throws 503 when it cannot be stored.
 */
export async function storeFile(db: Db, store: Files, { folder, ending, bytes, isPublic = true }: NewFile): Promise<string> {
	const key = `${folder}/${randomUUID()}.${ending}`
	const place = { key, isPublic }
	await db.insert(files).values({ ...place, mediaType: mediaTypeOf(ending), bytes: bytes.length, createdAt: now() })
	try {
		await store.write(place, bytes)
	} catch (error) {
		throw cannotStore(error)
	}
	return key
}

/** What whoever sends a file is told when the disk or the bucket does not take it; the log has the reason. */
export const cannotStore = (cause: unknown) =>
	Object.assign(busy('We cannot store files just now. Please try again in a moment.', 10), { cause })
