import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { holdAccount } from '../hold-account.ts'
import { customerVehicles } from '../tables.ts'
import { findVehicle } from './find-garage.ts'
import { isVehicle, makeProfileVehicle, writeProfileVehicle } from './write-vehicle.ts'

/** Removes a bike of the caller with its readings; after the first, the next is the profile's. Throws 404 for a foreign one. */
export async function removeVehicle(db: Db, actor: Actor, id: number): Promise<void> {
	await holdAccount(db, actor, { alone: true })
	const { isFirst } = await findVehicle(db, actor.id, id)
	await db.delete(customerVehicles).where(isVehicle(id))
	if (isFirst) await promoteNext(db, actor)
	await recordChange(db, { collection: 'users', id: actor.id, customerId: actor.id })
}

async function promoteNext(db: Db, actor: Actor) {
	const [next] = await db
		.select()
		.from(customerVehicles)
		.where(eq(customerVehicles.customerId, actor.id))
		.orderBy(asc(customerVehicles.id))
		.limit(1)
	if (next) await makeProfileVehicle(db, actor, next)
	else await writeProfileVehicle(db, actor, { vehicleModelId: null, registrationNumber: '' })
}
