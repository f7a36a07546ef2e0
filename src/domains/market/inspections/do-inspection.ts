import { and, count, eq } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { pointsOf } from '#contract/market/inspection-point-words.ts'
import { inspectionLimits, whatIsMissing } from '#contract/market/inspection-words.ts'
import type { SavedPoint, StaffInspection, staffInspections } from '#contract/market/inspections.ts'
import { cataloguePicture } from '#contract/staff-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { cutAssignment } from '#domains/doorstep/assign-technician.ts'
import { auditedStart, refuseWrongCode } from '#domains/doorstep/start-code.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { dropFile, keepFile } from '#platform/files/keep-file.ts'
import type { Files } from '#platform/files/open-files.ts'
import { reencodePicture } from '#platform/files/reencode-picture.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse, refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { one } from '#shared/one.ts'
import { findSellRequest, type SellRequestRow } from '../selling/find-sell-requests.ts'
import { inspectionPhotos, inspectionResults } from '../tables.ts'
import { findInspection, findResults, inspectedOf } from './find-inspection.ts'
import { addEvent, holdRequest, recordRequest, refuseStep, writeRequest } from './write-request.ts'

type PointId = Validated<typeof staffInspections.rateInspectionPoint>['params']['point']
type Named = { id: number; point: PointId }

/**
 * Begins a held, scheduled inspection; it keeps its time and its technician from then on. `startedWithout`: why without its seller's code.
 * Throws 400 for any other.
 */
export async function beginInspection(db: Db, actor: Actor, before: SellRequestRow, startedWithout = ''): Promise<SellRequestRow> {
	refuseStep(before.status, 'under_inspection')
	const after = await writeRequest(db, before, { status: 'under_inspection', inspectionStartedAt: now(), startedWithout })
	await addEvent(db, actor, after, 'under_inspection')
	return after
}

/** Ends a held inspection that was begun; the rest of its technician's time is free. Throws 400 for any other. */
export async function endInspection(db: Db, actor: Actor, before: SellRequestRow, notes: string | undefined): Promise<SellRequestRow> {
	refuseStep(before.status, 'inspection_done')
	const after = await writeRequest(db, before, {
		status: 'inspection_done',
		inspectedAt: now(),
		...(notes !== undefined && { inspectionNotes: notes }),
	})
	await addEvent(db, actor, after, 'inspection_done')
	await cutAssignment(db, { work: 'inspection', workId: before.id, at: now() })
	return after
}

/**
 * Begins an inspection (B.ADMIN-29), with its seller's code or why there was none (decision 0056). Throws 404, 409 for a stale `version`,
 * 400 for one that is not scheduled, at `start_code` for a wrong one.
 */
export async function startInspection(
	db: Db,
	actor: Actor,
	id: number,
	{ version, start_code, start_without }: Validated<typeof staffInspections.startInspection>['body'],
): Promise<StaffInspection> {
	const before = await holdRequest(db, actor, id)
	if (version !== undefined && version !== before.version) refuseStale(version, await findInspection(db, actor, id))
	refuseStep(before.status, 'under_inspection')
	refuseWrongCode(before, start_code)
	const after = await beginInspection(db, actor, before, start_without)
	await recordRequest(db, actor, { before, after, more: { before: {}, after: auditedStart(start_code) } })
	return findInspection(db, actor, id)
}

/**
 * Completes an inspection whose points are all rated and whose faults are all described. Throws 404, 409 for a stale `version`, 400 for
 * what is missing and for one that has not begun or is over.
 */
export async function completeInspection(
	db: Db,
	actor: Actor,
	id: number,
	{ version, summary }: Validated<typeof staffInspections.completeInspection>['body'],
): Promise<StaffInspection> {
	const before = await holdRequest(db, actor, id)
	if (version !== undefined && version !== before.version) refuseStale(version, await findInspection(db, actor, id))
	refuseStep(before.status, 'inspection_done')
	const parts = await findSellRequest(db, id)
	const missing = whatIsMissing(pointsOf(inspectedOf(parts)), await findResults(db, id))
	if (missing.length > 0) {
		const shown = missing
			.slice(0, 5)
			.map(({ point, why }) => (why === 'remark' ? `${point.name} (a few words about the fault)` : point.name))
		const rest = missing.length - shown.length
		throw refuse(`Still missing: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`)
	}
	await recordRequest(db, actor, { before, after: await endInspection(db, actor, before, summary) })
	return findInspection(db, actor, id)
}

/**
 * Keeps what was found at one point; what is not sent stays, and the same sent again changes nothing. Throws 404, also for a point that
 * this vehicle does not have, 400 unless the inspection has begun and is not over.
 */
export async function ratePoint(
	db: Db,
	actor: Actor,
	named: Named,
	{ rating, remark }: Validated<typeof staffInspections.rateInspectionPoint>['body'],
): Promise<SavedPoint> {
	const { request, before } = await holdPoint(db, actor, named)
	const result = {
		rating: rating === undefined ? before.rating : rating,
		remark: remark === undefined ? before.remark : remark,
		changedAt: now(),
	}
	if (result.rating === before.rating && result.remark === before.remark) return findSaved(db, actor, named)
	await db
		.insert(inspectionResults)
		.values({ sellRequestId: named.id, point: named.point, ...result })
		.onConflictDoUpdate({ target: [inspectionResults.sellRequestId, inspectionResults.point], set: result })
	await recordPoint(db, actor, request, {
		before: { [named.point]: before.rating, remark: before.remark },
		after: { [named.point]: result.rating, remark: result.remark },
	})
	return findSaved(db, actor, named)
}

/** Stores a photo of a point, drawn anew, and answers its key. `db` must be no transaction. Throws 404, 400 at `image`. */
export async function storePointPhoto(db: Db, store: Files, actor: Actor, { id, sent }: { id: number; sent: Uint8Array | undefined }) {
	await findInspection(db, actor, id)
	if (!sent) throw refuseField('image', 'Please choose a picture.')
	const bytes = await reencodePicture({ field: 'image', bytes: sent, by: actor.id }, cataloguePicture)
	return storeFile(db, store, { folder: 'inspections', ending: 'jpg', bytes })
}

/** Adds a stored photo to a point. Throws as `ratePoint` does, and 400 at `image` for one too many. */
export async function addPointPhoto(db: Db, actor: Actor, named: Named, key: string): Promise<SavedPoint> {
	const { request, before } = await holdPoint(db, actor, named)
	if (before.photos >= inspectionLimits.photos) throw refuseField('image', `A point has at most ${inspectionLimits.photos} photos.`)
	await keepFile(db, key)
	const at = now()
	await db.insert(inspectionResults).values({ sellRequestId: named.id, point: named.point, changedAt: at }).onConflictDoNothing()
	await db.insert(inspectionPhotos).values({ sellRequestId: named.id, point: named.point, fileKey: key, createdAt: at })
	await recordPoint(db, actor, request, { before: { photos: before.photos }, after: { photos: before.photos + 1 } })
	return findSaved(db, actor, named)
}

/** Gives up a photo of a point. Throws as `ratePoint` does, and 404 for a photo of another point. */
export async function removePointPhoto(db: Db, actor: Actor, { photo, ...named }: Named & { photo: number }): Promise<SavedPoint> {
	const { request, before } = await holdPoint(db, actor, named)
	const [gone] = await db
		.delete(inspectionPhotos)
		.where(and(eq(inspectionPhotos.id, photo), eq(inspectionPhotos.sellRequestId, named.id), eq(inspectionPhotos.point, named.point)))
		.returning({ key: inspectionPhotos.fileKey })
	if (!gone) throw notFound()
	await dropFile(db, gone.key)
	await recordPoint(db, actor, request, { before: { photos: before.photos }, after: { photos: before.photos - 1 } })
	return findSaved(db, actor, named)
}

/** A point of a held inspection that is being filled in, as it is kept now. */
async function holdPoint(db: Db, actor: Actor, { id, point }: Named) {
	const request = await holdRequest(db, actor, id)
	if (request.status !== 'under_inspection') throw refuse('Only an inspection that has begun and is not over can be filled in.')
	const parts = await findSellRequest(db, id)
	if (!pointsOf(inspectedOf(parts)).some((each) => each.id === point)) throw notFound()
	const [found] = await db
		.select()
		.from(inspectionResults)
		.where(and(eq(inspectionResults.sellRequestId, id), eq(inspectionResults.point, point)))
	const { photos } = one(
		await db
			.select({ photos: count() })
			.from(inspectionPhotos)
			.where(and(eq(inspectionPhotos.sellRequestId, id), eq(inspectionPhotos.point, point))),
	)
	return { request, before: { rating: found?.rating ?? null, remark: found?.remark ?? '', photos } }
}

/** The audit log; remarks may name somebody, so that their values are not kept there (D-43). */
const recordPoint = (db: Db, actor: Actor, request: SellRequestRow, change: { before: object; after: object }) =>
	recordStaffChange(db, actor, {
		collection: 'sell-requests',
		id: request.id,
		action: 'inspect',
		before: { ...change.before },
		after: { ...change.after },
		personal: ['remark'],
		technicianIds: [request.technicianId],
	})

async function findSaved(db: Db, actor: Actor, { id, point }: Named): Promise<SavedPoint> {
	const { results, score, verdict, version } = await findInspection(db, actor, id)
	const result = results.find((each) => each.point === point) ?? { point, rating: null, remark: '', photos: [] }
	return { id, score, verdict, version, ...result }
}
