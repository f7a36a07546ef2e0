import { and, eq, sql } from 'drizzle-orm'
import { partLimits } from '#contract/parts/part-words.ts'
import { cataloguePicture, mediaPath } from '#contract/staff-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import { keepFile } from '#platform/files/keep-file.ts'
import type { Files } from '#platform/files/open-files.ts'
import { reencodePicture } from '#platform/files/reencode-picture.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuseField } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { partImages, parts } from '../tables.ts'
import { giveUp } from './set-images.ts'

/** Stores a picture of a part, drawn anew, and answers its key. `db` must be no transaction. Throws 400 at `image` for what is none. */
export async function storePartImage(db: Db, store: Files, actor: Actor, sent: Uint8Array | undefined): Promise<string> {
	if (!sent) throw refuseField('image', 'Please choose a picture.')
	const bytes = await reencodePicture({ field: 'image', bytes: sent, by: actor.id }, cataloguePicture)
	return storeFile(db, store, { folder: 'catalogue', ending: 'jpg', bytes })
}

/** Adds a stored picture behind a part's others (D-48). Throws 404 for no part, 400 at `image` for one too many. */
export async function addPartImage(db: Db, actor: Actor, { uuid, image: key }: { uuid: string; image: string }) {
	const partId = await holdPart(db, uuid)
	const images = await db
		.select({ image: partImages.image, position: partImages.position })
		.from(partImages)
		.where(eq(partImages.partId, partId))
	if (images.length >= partLimits.images) throw refuseField('image', `A part has at most ${partLimits.images} further pictures.`)
	await keepFile(db, key)
	const image = mediaPath + key
	const position = Math.max(0, ...images.map((each) => each.position)) + 1
	const added = one(
		await db.insert(partImages).values({ partId, image, position }).returning({ id: partImages.id, image: partImages.image }),
	)
	await recordImage(db, actor, uuid, { before: null, after: added })
	return added
}

/** Deletes a further picture of a part. Throws 404 for no part, and for a picture of another one. */
export async function removePartImage(db: Db, actor: Actor, { uuid, id }: { uuid: string; id: number }): Promise<undefined> {
	const partId = await holdPart(db, uuid)
	const [image] = await db
		.select({ id: partImages.id, image: partImages.image })
		.from(partImages)
		.where(and(eq(partImages.id, id), eq(partImages.partId, partId)))
	if (!image) throw notFound()
	await giveUp(db, [image])
	await recordImage(db, actor, uuid, { before: image, after: null })
}

/** Nobody else changes the part meanwhile; its pictures are a new version of it. */
async function holdPart(db: Db, uuid: string): Promise<number> {
	const [part] = await db
		.update(parts)
		.set({ version: sql`${parts.version} + 1` })
		.where(eq(parts.uuid, uuid))
		.returning({ id: parts.id })
	if (!part) throw notFound()
	return part.id
}

type Image = { id: number; image: string } | null
const recordImage = (db: Db, actor: Actor, uuid: string, { before, after }: { before: Image; after: Image }) =>
	recordStaffChange(db, actor, {
		collection: 'parts',
		id: uuid,
		action: after ? 'add-image' : 'remove-image',
		before: { image: before?.image ?? null },
		after: { image: after?.image ?? null },
	})
