import type { GarageChange, GarageVehicle } from '#contract/accounts/garage.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { holdAccount } from '../hold-account.ts'
import { customerVehicles } from '../tables.ts'
import { findVehicle } from './find-garage.ts'
import { presentVehicle } from './present-vehicle.ts'
import {
	detailColumns,
	isVehicle,
	makeProfileVehicle,
	raiseVersion,
	recordVehicleChange,
	refuseTakenNumber,
	refuseUnknownModel,
	refuseWrongPapers,
	refuseWrongService,
	writeProfileVehicle,
} from './write-vehicle.ts'

/**
 * Changes what is sent of a bike of the caller. Throws 404 for a foreign one, 409 for one that was changed since `version`, and 400 at the
 * fields as adding does; a model that is hidden by now may stay.
 */
export async function changeVehicle(db: Db, actor: Actor, id: number, { version, ...change }: GarageChange): Promise<GarageVehicle> {
	await holdAccount(db, actor, { alone: true })
	const before = await findVehicle(db, actor.id, id)
	if (version !== undefined && version !== before.version) refuseStale(version, presentVehicle(before))
	if (change.is_first && !before.isFirst) await makeProfileVehicle(db, actor, before)
	const isFirst = before.isFirst || change.is_first === true
	const bike = { vehicleModelId: change.vehicle_model, registrationNumber: change.registration_number }
	if (bike.vehicleModelId !== undefined && bike.vehicleModelId !== before.vehicleModelId) await refuseUnknownModel(db, bike.vehicleModelId)
	const told = detailColumns(change)
	refuseWrongPapers(change)
	refuseWrongService({
		servicedOn: told.servicedOn === undefined ? before.servicedOn : told.servicedOn,
		servicedKm: told.servicedKm === undefined ? before.servicedKm : told.servicedKm,
	})
	const ofFirst = isFirst && Object.values(bike).some((value) => value !== undefined)
	if (ofFirst) await writeProfileVehicle(db, actor, bike)
	await db
		.update(customerVehicles)
		.set({ ...(isFirst ? {} : bike), ...told, version: raiseVersion })
		.where(isVehicle(id))
		.catch(refuseTakenNumber)
	return recordVehicleChange(db, actor, id)
}
