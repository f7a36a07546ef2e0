import { and, asc, eq, max, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { marketLimits } from '#contract/market/market-words.ts'
import type { staffMarket } from '#contract/market/staff-market.ts'
import { cataloguePicture, mediaPath } from '#contract/staff-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { dropFile, dropFiles, keepFile } from '#platform/files/keep-file.ts'
import type { Files } from '#platform/files/open-files.ts'
import { coverPart, reencodePicture } from '#platform/files/reencode-picture.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, Problem, refuseField } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { usedVehiclePhotos as table, usedVehicles } from '../tables.ts'

type Named = { id: number; photo: number }
type Part = Validated<typeof staffMarket.coverVehiclePhoto>['body']

/** The photos of a used vehicle in their order. Throws 404. Two statements. */
export async function listVehiclePhotos(db: ReadDb, vehicleId: number) {
	const [vehicle] = await db.select({ id: usedVehicles.id }).from(usedVehicles).where(eq(usedVehicles.id, vehicleId))
	if (!vehicle) throw notFound()
	const photos = await db.select().from(table).where(eq(table.vehicleId, vehicleId)).orderBy(asc(table.position), asc(table.id))
	return { photos: photos.map(({ id, fileKey, coveredAt }) => ({ id, url: mediaPath + fileKey, is_covered: coveredAt !== null })) }
}

/**
 * Stores a photo for a vehicle, drawn anew without the place where it was taken (B.E-10), and answers its key. `db` must be no
 * transaction. Throws 404 before any bytes are looked at, 400 at `image` for what is no picture.
 */
export async function storeVehiclePhoto(db: Db, store: Files, actor: Actor, { id, sent }: { id: number; sent: Uint8Array | undefined }) {
	await listVehiclePhotos(db, id)
	if (!sent) throw refuseField('image', 'Please choose a picture.')
	const bytes = await reencodePicture({ field: 'image', bytes: sent, by: actor.id }, cataloguePicture)
	return storeFile(db, store, { folder: 'listings', ending: 'jpg', bytes })
}

/** Adds a stored photo behind the others (B.ADMIN-23). Throws 404, 400 at `image` for one too many. */
export async function addVehiclePhoto(db: Db, actor: Actor, { id, key }: { id: number; key: string }) {
	const before = await holdPhotos(db, id)
	if (before.length >= marketLimits.images) throw refuseField('image', `A vehicle has at most ${marketLimits.images} photos.`)
	await keepFile(db, key)
	const { last } = one(
		await db
			.select({ last: max(table.position) })
			.from(table)
			.where(eq(table.vehicleId, id)),
	)
	const added = one(
		await db
			.insert(table)
			.values({ vehicleId: id, position: (last ?? 0) + 1, fileKey: key, createdAt: now() })
			.returning({ id: table.id }),
	)
	return record(db, actor, { id, action: 'add-photo', before, after: [...before, added.id] })
}

/** Puts the photos in this order. Throws 404, 409 where they are not those of the vehicle. */
export async function orderVehiclePhotos(db: Db, actor: Actor, { id, ids }: { id: number; ids: number[] }) {
	const before = await holdPhotos(db, id)
	if (ids.length !== before.length || new Set([...before, ...ids]).size !== before.length)
		throw new Problem(409, 'The photos have changed meanwhile. Please look again.')
	await db.execute(sql`update ${table} set position = placed.position
		from unnest(${sql.param(ids)}::integer[]) with ordinality as placed (id, position) where ${table}.id = placed.id`)
	return record(db, actor, { id, action: 'order-photos', before, after: ids })
}

/**
 * A photo with a part of it covered, stored. `db` must be no transaction. Throws 404 for a photo of another vehicle, 503 where the photo
 * cannot be read.
 */
export async function storeCoveredPhoto(db: Db, store: Files, actor: Actor, { part, ...named }: Named & { part: Part }) {
	const { fileKey } = await findPhoto(db, named)
	const file = await store.read({ key: fileKey, isPublic: true })
	if (!file) throw notFound()
	const bytes = Buffer.concat(await (await file.open()).toArray())
	const covered = await coverPart({ bytes, by: actor.id }, part, cataloguePicture.quality)
	return { of: fileKey, key: await storeFile(db, store, { folder: 'listings', ending: 'jpg', bytes: covered }) }
}

/** Puts the covered photo in the place of the one it was made of, which is given up. Throws 404, 409 where that is another one by now. */
export async function coverVehiclePhoto(db: Db, actor: Actor, { id, photo }: Named, made: { of: string; key: string }) {
	const before = await holdPhotos(db, id)
	const { fileKey } = await findPhoto(db, { id, photo })
	if (fileKey !== made.of) throw new Problem(409, 'Somebody else has covered a part of this photo meanwhile. Please look again.')
	await keepFile(db, made.key)
	await dropFile(db, fileKey)
	await db.update(table).set({ fileKey: made.key, coveredAt: now() }).where(eq(table.id, photo))
	return record(db, actor, { id, action: 'cover-photo', before, after: before, photo })
}

/** Gives up a photo. Throws 404. */
export async function removeVehiclePhoto(db: Db, actor: Actor, { id, photo }: Named) {
	const before = await holdPhotos(db, id)
	const { fileKey } = await findPhoto(db, { id, photo })
	await dropFile(db, fileKey)
	await db.delete(table).where(eq(table.id, photo))
	return record(db, actor, { id, action: 'remove-photo', before, after: before.filter((each) => each !== photo) })
}

/** Gives up all photos of a vehicle that is being deleted. */
export async function dropVehiclePhotos(db: Db, vehicleId: number) {
	const deleted = await db.delete(table).where(eq(table.vehicleId, vehicleId)).returning({ key: table.fileKey })
	await dropFiles(
		db,
		deleted.map(({ key }) => key),
	)
}

/** Locks a vehicle's photos until the transaction ends and returns their ids in order. Throws 404. */
async function holdPhotos(db: Db, vehicleId: number): Promise<number[]> {
	const [vehicle] = await db.select({ id: usedVehicles.id }).from(usedVehicles).where(eq(usedVehicles.id, vehicleId)).for('no key update')
	if (!vehicle) throw notFound()
	return (await listVehiclePhotos(db, vehicleId)).photos.map(({ id }) => id)
}

async function findPhoto(db: ReadDb, { id, photo }: Named) {
	const [found] = await db
		.select({ fileKey: table.fileKey })
		.from(table)
		.where(and(eq(table.id, photo), eq(table.vehicleId, id)))
	if (!found) throw notFound()
	return found
}

type Change = { id: number; action: string; before: number[]; after: number[]; photo?: number }
/** Writes the audit log, drops the cached pages that show the vehicle, and returns its photos as they are then. */
async function record(db: Db, actor: Actor, { id, action, before, after, photo }: Change) {
	// Covered, its photos are the same by their numbers.
	const change = photo === undefined ? { before: { photos: before }, after: { photos: after } } : { before: null, after: { photo } }
	await recordStaffChange(db, actor, { collection: 'vehicles', id, action, ...change })
	return listVehiclePhotos(db, id)
}
