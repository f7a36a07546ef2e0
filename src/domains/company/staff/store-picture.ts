import type { UploadFolder } from '#contract/company/upload-words.ts'
import { cataloguePicture, mediaPath } from '#contract/staff-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Files } from '#platform/files/open-files.ts'
import { reencodePicture } from '#platform/files/reencode-picture.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'

/**
 * Stores a picture of the company, drawn anew, and answers the path under which it is shown. `db` must be no transaction. Throws 400 at
 * `file` for what is none, 503 when it cannot be stored just now.
 */
export async function storePicture(
	db: Db,
	store: Files,
	actor: Actor,
	{ file, folder }: { file: Uint8Array | undefined; folder: UploadFolder },
): Promise<string> {
	if (!file) throw refuseField('file', 'Please choose a picture.')
	const bytes = await reencodePicture({ field: 'file', bytes: file, by: actor.id }, cataloguePicture)
	return mediaPath + (await storeFile(db, store, { folder, ending: 'jpg', bytes }))
}
