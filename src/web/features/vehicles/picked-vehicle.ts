import type { OwnVehicle, VehicleModel } from '#contract/vehicles/vehicles.ts'
import { chooseOwnVehicle, chooseVehicle, vehicleLook } from '../../state/selected-vehicle.ts'

/** What the picker gives back: enough to fill a form that keeps ids, and one that shows names. */
export type PickedVehicle = {
	typeId: number
	manufacturerId: number
	modelId: number
	type: string
	manufacturer: string
	model: string
	/** '' unless it is one of the caller's own bikes. */
	registrationNumber: string
}

/** Which of the caller's own bikes a model means: the chosen one, or the first of that model. */
export function ownOf(owns: readonly OwnVehicle[], { id }: VehicleModel) {
	const ofModel = owns.filter(({ vehicle_model }) => vehicle_model === id)
	const chosen = vehicleLook.get()?.registration_number
	return ofModel.find(({ registration_number }) => registration_number === chosen) ?? ofModel[0]
}

/** Chooses `model` for every page; with its number when it is one of the caller's own bikes (D-31). */
export function pickVehicle(model: VehicleModel, owns: readonly OwnVehicle[]): PickedVehicle {
	const own = ownOf(owns, model)
	if (own) return pickOwn(own)
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

/** Chooses one of the caller's own bikes for every page. */
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
