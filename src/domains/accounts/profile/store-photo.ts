import { profilePhotoLimits } from '#contract/accounts/profile-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Files } from '#platform/files/open-files.ts'
import { reencodePicture } from '#platform/files/reencode-picture.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { Actor } from '#platform/http/actor.ts'

/**
 * Stores the photo that was sent, drawn anew, under either of its names (A.R-39), and answers its key; null for none. `db` must be
 * no transaction. Throws 400 at its field for what is no picture (A.PROFILE-18) or too large a one, 503 when it cannot be stored just now.
 */
export async function storePhoto(
	db: Db,
	store: Files,
	actor: Actor,
	{ profile_photo, avatar }: { profile_photo?: Uint8Array; avatar?: Uint8Array },
): Promise<string | null> {
	const sent = profile_photo ?? avatar
	if (!sent) return null
	const bytes = await reencodePicture({ field: profile_photo ? 'profile_photo' : 'avatar', bytes: sent, by: actor.id }, profilePhotoLimits)
	return storeFile(db, store, { folder: 'profiles', ending: 'jpg', bytes })
}
