import { cataloguePicture, mediaPath } from '#contract/staff-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Files } from '#platform/files/open-files.ts'
import { reencodePicture } from '#platform/files/reencode-picture.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'

/**
 * Stores a picture of the catalogue, drawn anew, and answers the path under which it is shown. `db` must be no transaction. Throws 400 at
 * `picture` for what is none, 503 when it cannot be stored just now.
 */
export async function storePicture(db: Db, store: Files, actor: Actor, sent: Uint8Array | undefined): Promise<string> {
	if (!sent) throw refuseField('picture', 'Please choose a picture.')
	const bytes = await reencodePicture({ field: 'picture', bytes: sent, by: actor.id }, cataloguePicture)
	return mediaPath + (await storeFile(db, store, { folder: 'catalogue', ending: 'jpg', bytes }))
}
