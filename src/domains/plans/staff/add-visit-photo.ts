import { eq } from 'drizzle-orm'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { visitLimits } from '#contract/plans/visit-words.ts'
import { cataloguePicture } from '#contract/staff-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { keepFile } from '#platform/files/keep-file.ts'
import type { Files } from '#platform/files/open-files.ts'
import { reencodePicture } from '#platform/files/reencode-picture.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { visitPhotos } from '../tables.ts'
import { findVisitForStaff } from './find-visit-for-staff.ts'
import { holdVisit, recordVisit, writeVisit } from './write-visit.ts'

/**
 * Stores a picture of a visit, drawn anew, and answers its key. `db` must be no transaction. Throws 404 for a visit out of sight before
 * any bytes are looked at, 400 at `image` for what is no picture.
 */
export async function storeVisitPhoto(db: Db, store: Files, actor: Actor, { id, sent }: { id: number; sent: Uint8Array | undefined }) {
	await findVisitForStaff(db, actor, id)
	if (!sent) throw refuseField('image', 'Please choose a picture.')
	const bytes = await reencodePicture({ field: 'image', bytes: sent, by: actor.id }, cataloguePicture)
	// Not of the catalogue: it shows somebody's bike and is gone from the moment it is given up (D-58).
	return storeFile(db, store, { folder: 'visits', ending: 'jpg', bytes })
}

/** Adds a stored picture behind the others of a visit. Throws 404, 400 at `image` for a cancelled one and for one too many. */
export async function addVisitPhoto(db: Db, actor: Actor, { id, key }: { id: number; key: string }): Promise<StaffVisit> {
	const { visit: before } = await holdVisit(db, actor, { id })
	if (before.status === 'cancelled') throw refuseField('image', 'This visit is cancelled.')
	const count = await db.$count(visitPhotos, eq(visitPhotos.visitId, id))
	if (count >= visitLimits.photos) throw refuseField('image', `A visit has at most ${visitLimits.photos} pictures.`)
	await keepFile(db, key)
	await db.insert(visitPhotos).values({ visitId: id, fileKey: key, createdAt: now() })
	const after = await writeVisit(db, before, {})
	return recordVisit(db, actor, { before, after, action: 'add-photo', photos: { before: count, after: count + 1 } })
}
