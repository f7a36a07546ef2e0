import { sql } from 'drizzle-orm'
import { marketLimits } from '#contract/market/market-words.ts'
import { alreadyListed, type SellFile } from '#contract/market/sell-words.ts'
import type { SellRequest, SellVehicle } from '#contract/market/selling.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { notifyCompany } from '#domains/company/news/notify-company.ts'
import { findTypeId } from '#domains/vehicles/find-type-id.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { keepFiles } from '#platform/files/keep-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { StoredKeys } from '#platform/http/serve.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { dayOf } from '#shared/days.ts'
import { paise } from '#shared/money.ts'
import { sellRequestFiles, sellRequests } from '../tables.ts'
import { findSellRequest, type SellRequestParts } from './find-sell-requests.ts'
import { mailSellRequestReceived } from './jobs.ts'
import { pickupTime } from './pickup-time.ts'
import { presentSellRequest } from './present-sell-request.ts'
import { recordSellEvent } from './record-sell-event.ts'
import { referenceOfRequest } from './reference-of-request.ts'
import { refusePickupOutside } from './refuse-pickup-outside.ts'

/** The keys of its files, and where photos are shown. */
export type WithFiles = { stored: StoredKeys; addressOf: (key: string) => string }

/** Offers a vehicle of the caller to us. Throws as `placeSellRequest` does. */
export async function sellVehicle(db: Db, actor: Actor, sent: SellVehicle, { stored, addressOf }: WithFiles): Promise<SellRequest> {
	await holdAccount(db, actor)
	const parts = await placeSellRequest(db, actor, sent, { customerId: actor.id, stored })
	const { id } = parts.request
	await notifyCompany(db, {
		kind: 'sell_request',
		objectId: id,
		title: `New sell request ${referenceOfRequest(id)}: ${sent.brand} ${sent.model}`,
	})
	return presentSellRequest(actor, parts, addressOf)
}

/**
 * Writes down a vehicle that a customer, whose account is held, offers to us, with photos and documents that are stored already: all of it
 * or nothing, whoever sends it (B.R-26, B.E-17). Of several who offer one registration number at a moment one is first (B.E-08). Throws 400
 * at the fields.
 */
export async function placeSellRequest(
	db: Db,
	actor: Actor,
	sent: SellVehicle,
	{ customerId, stored }: { customerId: number; stored: StoredKeys },
): Promise<SellRequestParts> {
	const at = now()
	if (sent.year > Number(dayOf(at).slice(0, 4)))
		throw refuseField('year', `Please enter a year from ${marketLimits.firstYear} to this one.`)
	const vehicleTypeId = await findTypeId(db, sent.vehicle_type)
	const pickupSlot = await pickupTime(db, sent.pickup_slot)
	await refusePickupOutside(db, sent.pickup_address)
	const [made] = await db
		.insert(sellRequests)
		.values({
			customerId,
			vehicleTypeId,
			brand: sent.brand,
			model: sent.model,
			year: sent.year,
			registrationNumber: sent.registration_number,
			kmsDriven: sent.kms_driven,
			fuelType: sent.fuel_type,
			engineCc: sent.engine_capacity ?? null,
			color: sent.color,
			expectedPricePaise: paise(sent.expected_price),
			pickupAddress: sent.pickup_address,
			contactNumber: sent.contact_number,
			pickupSlot,
			createdAt: at,
		})
		.onConflictDoNothing({ target: sellRequests.registrationNumber, where: sql`released_at is null` })
		.returning({ id: sellRequests.id })
	if (!made) throw refuseField('registration_number', alreadyListed)
	const files = Object.entries(stored).flatMap(([name, fileKey]) => (fileKey ? [{ name: name as SellFile, fileKey }] : []))
	await keepFiles(
		db,
		files.map(({ fileKey }) => fileKey),
	)
	await db.insert(sellRequestFiles).values(files.map((file) => ({ ...file, sellRequestId: made.id, createdAt: at })))
	await recordSellEvent(db, actor, { sellRequestId: made.id, kind: 'pending', customerId })
	const parts = await findSellRequest(db, made.id)
	await enqueue(db, mailSellRequestReceived, { requestId: made.id }, { to: parts.customerEmail })
	return parts
}
