import { and, eq, inArray } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { type SellPhoto, sellPhotos } from '#contract/market/sell-words.ts'
import type { staffSelling } from '#contract/market/staff-selling.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { keepFiles } from '#platform/files/keep-file.ts'
import type { Files } from '#platform/files/open-files.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { busy, refuse } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { paise, rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { addEvent, holdRequest, recordRequest, refuseForgotten, writeRequest } from '../inspections/write-request.ts'
import { queueSavedSearchMails } from '../saved/notify-savers.ts'
import { findLastOffer } from '../selling/find-last-offer.ts'
import { findSellRequest } from '../selling/find-sell-requests.ts'
import { sellRequestFiles, usedVehiclePhotos, usedVehicles } from '../tables.ts'

type Sent = Validated<typeof staffSelling.publishVehicle>['body']

/** The photos that buyers see, in their order; that of the chassis number stays between the seller and us. */
const shown = sellPhotos.filter((name) => name !== 'photo_chassis') as SellPhoto[]

/**
 * Copies of the photos of a request, under keys of their own, so that a cover or the end of one leaves the other as it is. `db` must be no
 * transaction. Throws 404, 503 where a photo cannot be read.
 */
export async function copySellPhotos(db: Db, store: Files, id: number): Promise<string[]> {
	await findSellRequest(db, id)
	const files = await db
		.select({ name: sellRequestFiles.name, key: sellRequestFiles.fileKey })
		.from(sellRequestFiles)
		.where(and(eq(sellRequestFiles.sellRequestId, id), inArray(sellRequestFiles.name, shown)))
	const keys = []
	// One after the other, because eight photos at once would be in memory together.
	for (const name of shown) {
		const file = files.find((each) => each.name === name)
		if (!file) continue
		const stored = await store.read({ key: file.key, isPublic: true })
		if (!stored) throw busy('A photo cannot be read just now. Please try again in a moment.', 10)
		const bytes = Buffer.concat(await (await stored.open()).toArray())
		keys.push(await storeFile(db, store, { folder: 'listings', ending: 'jpg', bytes }))
	}
	return keys
}

/**
 * Makes a vehicle of the market from an inspected request, once, with these photos (B.ADMIN-32, B.R-28, B.E-17). Its number stays taken
 * until the vehicle is sold. Throws 404, 409 for a stale `version`, 400 before the inspection is done, the second time, once its seller has
 * gone, and where an offer was made that its seller has not accepted (D-48).
 */
export async function publishVehicle(db: Db, actor: Actor, id: number, { version, ...sent }: Sent, keys: string[]): Promise<void> {
	const before = await holdRequest(db, actor, id)
	if (version !== undefined && version !== before.version) refuseStale(version, { version: before.version })
	if (before.vehicleId !== null) throw refuse('This sell request is published already.')
	refuseForgotten(before)
	if (before.status !== 'inspection_done') throw refuse('A vehicle can be published once its inspection is done.')
	const offer = await findLastOffer(db, id)
	if (offer && offer.status !== 'accepted') throw refuse('An offer was made, and its seller has not accepted one.')
	const at = now()
	const facts = {
		brand: before.brand,
		model: before.model,
		year: before.year,
		kmsDriven: before.kmsDriven,
		fuelType: before.fuelType,
		color: before.color,
		engineCc: before.engineCc,
		vehicleTypeId: before.vehicleTypeId,
		description: sent.description ?? '',
		transmission: sent.transmission ?? '',
		registeredIn: sent.registered_in ?? '',
		owners: sent.owners ?? null,
		isPublished: sent.is_published,
	}
	const vehicle = one(
		await db
			.insert(usedVehicles)
			.values({ ...facts, pricePaise: paise(sent.price), sellerId: before.customerId, createdAt: at })
			.returning({ id: usedVehicles.id }),
	)
	await keepFiles(db, keys)
	if (keys.length > 0)
		await db
			.insert(usedVehiclePhotos)
			.values(keys.map((fileKey, position) => ({ vehicleId: vehicle.id, position: position + 1, fileKey, createdAt: at })))
	await queueSavedSearchMails(db, vehicle.id)
	await addEvent(db, actor, before, 'published')
	const after = await writeRequest(db, before, { vehicleId: vehicle.id })
	await recordRequest(db, actor, { before, after, action: 'publish' })
	await recordStaffChange(db, actor, {
		collection: 'vehicles',
		id: vehicle.id,
		action: 'create',
		before: null,
		after: {
			brand: facts.brand,
			model: facts.model,
			year: facts.year,
			kms_driven: facts.kmsDriven,
			price: sent.price,
			expected_price: rupees(before.expectedPricePaise),
			is_published: facts.isPublished,
			sell_request: id,
		},
	})
}
