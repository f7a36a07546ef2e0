import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { StaffWorkPhotos, WorkPhotos } from '#contract/doorstep/work-photos.ts'
import { mediaPath } from '#contract/staff-words.ts'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { dropFiles } from '#platform/files/keep-file.ts'
import { linkToFile, steadyEnd } from '#platform/files/signed-link.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Keys } from '#platform/keys.ts'
import type { PhotoSource } from './photo-source.ts'
import type { WorkPhotoTable } from './tables.ts'
import { mayRemove, whyNoPhotos } from './work-photo-permissions.ts'

type PhotoRow = WorkPhotoTable['$inferSelect']
type LinkKeys = Pick<Keys, 'fileLinks'>

/** The path that opens a photo until then. Those of before lie where their address alone opens them. */
export const photoPath = (keys: LinkKeys, { fileKey, moment }: Pick<PhotoRow, 'fileKey' | 'moment'>, until: Date) =>
	fileKey.startsWith('visits/') ? mediaPath + fileKey : linkToFile(keys, { key: fileKey, filename: `${moment}.jpg` }, until)

const presentPhoto = (keys: LinkKeys, photo: PhotoRow) => ({
	id: photo.id,
	moment: photo.moment,
	taken_at: photo.createdAt.toISOString(),
	url: photoPath(keys, photo, steadyEnd(now())),
})

const select = (db: ReadDb, table: WorkPhotoTable, where: SQL | undefined) => db.select().from(table).where(where).orderBy(asc(table.id))

/** The photos of work of the caller's. Throws 404 for anybody else's. */
export async function listOwnPhotos(db: ReadDb, source: PhotoSource, actor: Actor, id: number, keys: LinkKeys): Promise<WorkPhotos> {
	await source.findOwn(db, actor, id)
	const photos = await select(db, source.table, eq(source.table.workId, id))
	return { photos: photos.map((photo) => presentPhoto(keys, photo)) }
}

/** The photos of work as the company sees them, with what this person may do. Throws 404 for work out of sight. Two statements. */
export async function listPhotosForStaff(
	db: ReadDb,
	source: PhotoSource,
	actor: Actor,
	id: number,
	keys: LinkKeys,
): Promise<StaffWorkPhotos> {
	const work = await source.find(db, actor, id)
	const photos = await select(db, source.table, eq(source.table.workId, id))
	return {
		photos: photos.map((photo) => ({ ...presentPhoto(keys, photo), can: { remove: mayRemove(actor, work, photo) } })),
		can: { add: whyNoPhotos(actor, work) === null },
		version: work.version,
	}
}

/** The photos of all of somebody's work, by its id, for the file of his own data. `ofThem` are the ids. One statement. */
export async function listPhotosToExport(
	db: ReadDb,
	table: WorkPhotoTable,
	ofThem: number[],
	linkTo: (photo: Pick<PhotoRow, 'fileKey' | 'moment'>) => string,
) {
	const all = await select(db, table, inArray(table.workId, ofThem))
	return (workId: number) =>
		all
			.filter((photo) => photo.workId === workId)
			.map((photo) => ({ moment: photo.moment, taken_at: photo.createdAt.toISOString(), url: linkTo(photo) }))
}

/** How many there are, beside a row whose id is `workId`. */
export const photoCount = (table: WorkPhotoTable, workId: SQL) =>
	sql<number>`(select count(*)::int from ${table} where ${table.workId} = ${workId})`

/** Gives up all photos of this work: its customer had the account deleted (D-43). */
export async function forgetPhotos(db: Db, table: WorkPhotoTable, ofThem: SQL): Promise<void> {
	const deleted = await db.delete(table).where(sql`${table.workId} in (${ofThem})`).returning({ key: table.fileKey })
	await dropFiles(
		db,
		deleted.map(({ key }) => key),
	)
}
