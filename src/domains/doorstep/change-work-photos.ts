import { and, eq } from 'drizzle-orm'
import { maxPhotos, type PhotoMoment, photoMissing, tooManyPhotos, workPhoto } from '#contract/doorstep/photo-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { dropFile, keepFile } from '#platform/files/keep-file.ts'
import type { Files } from '#platform/files/open-files.ts'
import { reencodePicture } from '#platform/files/reencode-picture.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, Problem, refuseField } from '#platform/http/problem.ts'
import type { PhotographedWork, PhotoSource } from './photo-source.ts'
import { mayRemove, whyNoPhotos } from './work-photo-permissions.ts'

/**
 * Stores a photo of work, drawn anew, and answers its key. `db` must be no transaction. Throws 404 for work out of sight before any bytes
 * are looked at, 400 at `image` where no photos can be added now and for what is no picture.
 */
export async function storeWorkPhoto(
	db: Db,
	{ source, files }: { source: PhotoSource; files: Files },
	actor: Actor,
	{ id, sent }: { id: number; sent: Uint8Array | undefined },
): Promise<string> {
	const whyNot = whyNoPhotos(actor, await source.find(db, actor, id))
	if (whyNot !== null) throw refuseField('image', whyNot)
	if (!sent) throw refuseField('image', photoMissing)
	const bytes = await reencodePicture({ field: 'image', bytes: sent, by: actor.id }, workPhoto)
	// It shows somebody's vehicle, perhaps before somebody's door.
	return storeFile(db, files, { folder: 'work-photos', ending: 'jpg', bytes, isPublic: false })
}

/** Adds a stored photo behind the others of its moment. Throws 404, 400 at `image` where none can be added now and for one too many. */
export async function addWorkPhoto(
	db: Db,
	source: PhotoSource,
	actor: Actor,
	{ id, moment, key }: { id: number; moment: PhotoMoment; key: string },
): Promise<void> {
	const work = await source.hold(db, actor, id)
	const whyNot = whyNoPhotos(actor, work)
	if (whyNot !== null) throw refuseField('image', whyNot)
	const count = await countOf(db, source, { id, moment })
	if (count >= maxPhotos) throw refuseField('image', tooManyPhotos(moment))
	await keepFile(db, key)
	await db.insert(source.table).values({ workId: id, moment, fileKey: key, takenBy: actor.id, createdAt: now() })
	await record(db, actor, { source, work, moment }, { action: 'add-photo', before: count, after: count + 1 })
}

/** Gives up a photo; nobody is shown it any more (D-58). Throws 404, also for one of other work, 403 for who may not delete it. */
export async function removeWorkPhoto(
	db: Db,
	source: PhotoSource,
	actor: Actor,
	{ id, photo: photoId }: { id: number; photo: number },
): Promise<void> {
	const { table } = source
	const work = await source.hold(db, actor, id)
	const isIt = and(eq(table.id, photoId), eq(table.workId, id))
	const [photo] = await db.select().from(table).where(isIt)
	if (!photo) throw notFound()
	if (!mayRemove(actor, work, photo)) throw new Problem(403, 'Only the office can delete this photo.')
	const count = await countOf(db, source, { id, moment: photo.moment })
	await db.delete(table).where(isIt)
	await dropFile(db, photo.fileKey)
	await record(db, actor, { source, work, moment: photo.moment }, { action: 'remove-photo', before: count, after: count - 1 })
}

const countOf = (db: Db, { table }: PhotoSource, { id, moment }: { id: number; moment: PhotoMoment }) =>
	db.$count(table, and(eq(table.workId, id), eq(table.moment, moment)))

type About = { source: PhotoSource; work: PhotographedWork; moment: PhotoMoment }

/** The audit log and everybody's open screens; the work stays what it was, so nobody's edit of it becomes stale. */
const record = (
	db: Db,
	actor: Actor,
	{ source, work, moment }: About,
	{ action, before, after }: { action: 'add-photo' | 'remove-photo'; before: number; after: number },
) =>
	recordStaffChange(db, actor, {
		collection: source.collection,
		id: work.id,
		action,
		before: { [`photos_${moment}`]: before },
		after: { [`photos_${moment}`]: after },
		customerId: work.customerId,
		technicianIds: [work.technicianId],
	})
