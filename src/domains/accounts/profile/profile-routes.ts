import { accounts } from '#contract/accounts/accounts.ts'
import type { Db } from '#platform/database/database.ts'
import type { Files } from '#platform/files/open-files.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { changeProfile } from './change-profile.ts'
import { createProfile } from './create-profile.ts'
import { findProfile } from './find-profile.ts'
import { presentProfile } from './present-profile.ts'
import { storePhoto } from './store-photo.ts'

/** Of the calls that may bring a picture. */
const limit = { max: 120, seconds: 3_600 }

/** What an account tells about its person. */
export function profileRoutes(door: Door, { files }: { files: Files }) {
	const bringsPhoto = {
		prepare: (db: Db, actor: Actor, request: { files: Parameters<typeof storePhoto>[3] }) => storePhoto(db, files, actor, request.files),
		limit,
	}
	serve(door, accounts.profile, async (db, actor) => presentProfile(await findProfile(db, actor.id), files))
	serve(
		door,
		accounts.changeProfile,
		async (db, actor, { body }, photo: string | null) => presentProfile(await changeProfile(db, actor, body, photo), files),
		bringsPhoto,
	)
	serve(
		door,
		accounts.replaceProfile,
		async (db, actor, { body }, photo: string | null) => presentProfile(await changeProfile(db, actor, body, photo), files),
		bringsPhoto,
	)
	serve(
		door,
		accounts.createProfile,
		async (db, actor, { body }, photo: string | null) => presentProfile(await createProfile(db, actor, body, photo), files),
		bringsPhoto,
	)
}
