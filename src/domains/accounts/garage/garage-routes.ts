import { garage } from '#contract/accounts/garage.ts'
import { vehicles } from '#contract/vehicles/vehicles.ts'
import { answer } from '#platform/http/answered.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { addVehicle } from './add-vehicle.ts'
import { changeVehicle } from './change-vehicle.ts'
import { findVehicle, listGarage } from './find-garage.ts'
import { presentOwnVehicle, presentVehicle } from './present-vehicle.ts'
import { readOdometer } from './read-odometer.ts'
import { removeVehicle } from './remove-vehicle.ts'

/** The bikes of a customer. */
export function garageRoutes(door: Door) {
	serve(door, garage.list, async (db, actor) => (await listGarage(db, actor.id)).map(presentVehicle))
	serve(door, garage.add, (db, actor, { body }) => addVehicle(db, actor, body))
	serve(door, garage.show, async (db, actor, { params }) => presentVehicle(await findVehicle(db, actor.id, params.id)))
	serve(door, garage.change, (db, actor, { params, body }) => changeVehicle(db, actor, params.id, body))
	serve(door, garage.remove, async (db, actor, { params }) => {
		await removeVehicle(db, actor, params.id)
		return answer(undefined, { status: 204 })
	})
	serve(door, garage.read, (db, actor, { params, body }) => readOdometer(db, actor, params.id, body))
	serve(door, vehicles.mine, async (db, actor) => (await listGarage(db, actor.id)).map(presentOwnVehicle))
}
