import type { OwnVehicle, VehicleModel } from '#contract/vehicles/vehicles.ts'
import { chooseOwnVehicle, chooseVehicle } from '../../state/selected-vehicle.ts'

/** What the picker gives back: enough to fill a form that keeps ids, and one that shows names. */
export type PickedVehicle = {
	typeId: number
	manufacturerId: number
	modelId: number
	type: string
	manufacturer: string
	model: string
	/** '' unless it is the bike of the profile. */
	registrationNumber: string
}

/** Chooses `model` for every page; with its number when it is the bike of the profile (D-31). */
export function pickVehicle(model: VehicleModel, own: OwnVehicle | undefined): PickedVehicle {
	if (own?.vehicle_model === model.id) return pickOwn(own)
	chooseVehicle(model)
	return {
		typeId: model.vehicle_type,
		manufacturerId: model.manufacturer,
		modelId: model.id,
		type: model.vehicle_type_name,
		manufacturer: model.manufacturer_name,
		model: model.name,
		registrationNumber: '',
	}
}

/** Chooses the bike of the profile for every page. */
export function pickOwn(own: OwnVehicle): PickedVehicle {
	chooseOwnVehicle(own)
	return {
		typeId: own.vehicle_type,
		manufacturerId: own.manufacturer,
		modelId: own.vehicle_model,
		type: own.vehicle_type_name,
		manufacturer: own.manufacturer_name,
		model: own.vehicle_model_name,
		registrationNumber: own.registration_number,
	}
}
