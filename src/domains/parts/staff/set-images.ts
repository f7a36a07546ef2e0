import { eq, inArray, sql } from 'drizzle-orm'
import { mediaPath } from '#contract/staff-words.ts'
import type { Db } from '#platform/database/database.ts'
import { dropFile } from '#platform/files/keep-file.ts'
import { refuseField } from '#platform/http/problem.ts'
import { partImages } from '../tables.ts'

/** Puts a part's further pictures in this order and gives up those that are left out (D-48). Throws 400 at `images` for another's. */
export async function setImages(db: Db, partId: number, ids: number[]) {
	const held = await db
		.select({ id: partImages.id, image: partImages.image })
		.from(partImages)
		.where(eq(partImages.partId, partId))
		.orderBy(partImages.id)
		.for('update')
	if (ids.some((id) => !held.some((image) => image.id === id))) throw refuseField('images', 'One of these is not a picture of this part.')
	await giveUp(
		db,
		held.filter(({ id }) => !ids.includes(id)),
	)
	await db.execute(sql`update ${partImages} set position = placed.position
		from unnest(${sql.param(ids)}::integer[]) with ordinality as placed (id, position) where ${partImages.id} = placed.id`)
}

/** Gives up all further pictures of a part. */
export async function dropImages(db: Db, partId: number) {
	await setImages(db, partId, [])
}

/** Deletes rows of pictures and releases their files. */
export async function giveUp(db: Db, images: { id: number; image: string }[]) {
	if (images.length === 0) return
	await db.delete(partImages).where(
		inArray(
			partImages.id,
			images.map(({ id }) => id),
		),
	)
	for (const { image } of images) if (image.startsWith(mediaPath)) await dropFile(db, image.slice(mediaPath.length))
}
