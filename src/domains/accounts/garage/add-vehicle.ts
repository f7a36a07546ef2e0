import { and, eq } from 'drizzle-orm'
import type { GarageVehicle, NewGarageVehicle } from '#contract/accounts/garage.ts'
import { garageFull, garageLimits } from '#contract/accounts/garage-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { holdAccount } from '../hold-account.ts'
import { customerVehicles } from '../tables.ts'
import {
	detailColumns,
	recordVehicleChange,
	refuseTakenNumber,
	refuseUnknownModel,
	refuseWrongPapers,
	refuseWrongService,
	writeProfileVehicle,
} from './write-vehicle.ts'

/**
 * Adds a bike to the caller's garage; into an empty one, as the profile's vehicle. Throws 400 for more than the garage has room for, and
 * at the field for a hidden model and a number that another of the caller's bikes has.
 */
export async function addVehicle(db: Db, actor: Actor, sent: NewGarageVehicle): Promise<GarageVehicle> {
	// Locked, so that of two bikes added at once the second counts the first.
	await holdAccount(db, actor, { alone: true })
	const count = await db.$count(customerVehicles, eq(customerVehicles.customerId, actor.id))
	if (count >= garageLimits.vehicles) throw refuse(garageFull)
	await refuseUnknownModel(db, sent.vehicle_model)
	refuseWrongPapers(sent)
	refuseWrongService({ servicedOn: sent.serviced_on ?? null, servicedKm: sent.serviced_km ?? null })
	const id = count === 0 ? await addFirst(db, actor, sent) : await addNext(db, actor, sent)
	return recordVehicleChange(db, actor, id)
}

/** A number that the profile already has belongs to this bike. */
async function addFirst(db: Db, actor: Actor, sent: NewGarageVehicle) {
	await writeProfileVehicle(db, actor, { vehicleModelId: sent.vehicle_model, registrationNumber: sent.registration_number })
	const isFirst = and(eq(customerVehicles.customerId, actor.id), eq(customerVehicles.isFirst, true))
	const told = { ...detailColumns(sent), createdAt: now() }
	return one(await db.update(customerVehicles).set(told).where(isFirst).returning({ id: customerVehicles.id })).id
}

async function addNext(db: Db, actor: Actor, sent: NewGarageVehicle) {
	const added = db
		.insert(customerVehicles)
		.values({
			customerId: actor.id,
			vehicleModelId: sent.vehicle_model,
			registrationNumber: sent.registration_number ?? '',
			...detailColumns(sent),
			createdAt: now(),
		})
		.returning({ id: customerVehicles.id })
	return one(await added.catch(refuseTakenNumber)).id
}
