import { type Drawing, drawings, type Paint, paints, type SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import type { OwnVehicle, VehicleModel } from '#contract/vehicles/vehicles.ts'
import { isRecord } from '#shared/is-record.ts'
import { formatRegistration } from '#shared/registration.ts'
import { removeStored, stored } from '../browser/stored.ts'
import { useStored } from '../browser/use-stored.ts'

/** How the chosen bike is drawn before anything is asked of the server (D-31). */
export type VehicleLook = { modelId: number; plate: string; drawing: Drawing; paint: Paint; electric: boolean; registration_number: string }

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0)
const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T) => values.find((known) => known === value) ?? otherwise

/** The chosen bike, kept for the product's every page; exactly the five fields (A §3, B §3: ids are 0 when absent). */
export const selectedVehicle = stored<SelectedVehicle>('selectedVehicle', {
	area: 'localStorage',
	orHere: true,
	read: (value) =>
		isRecord(value) && text(value.model) !== ''
			? {
					manufacturer: text(value.manufacturer),
					model: text(value.model),
					vehicleType: text(value.vehicleType),
					manufacturerId: number(value.manufacturerId),
					modelId: number(value.modelId),
				}
			: null,
})

export const vehicleLook = stored<VehicleLook>('selectedVehicleLook', {
	area: 'localStorage',
	orHere: true,
	read: (value) =>
		isRecord(value)
			? {
					modelId: number(value.modelId),
					plate: text(value.plate),
					drawing: oneOf(drawings, value.drawing, 'commuter'),
					paint: oneOf(paints, value.paint, 'blue'),
					electric: value.electric === true,
					registration_number: text(value.registration_number),
				}
			: null,
})

/** Chooses a model for every page; a registration number only when it is the one in the profile. */
export function chooseVehicle(model: VehicleModel, registration = '') {
	remember(
		{
			manufacturer: model.manufacturer_name,
			model: model.name,
			vehicleType: model.vehicle_type_name,
			manufacturerId: model.manufacturer,
			modelId: model.id,
		},
		{
			modelId: model.id,
			drawing: model.drawing,
			paint: model.paint,
			electric: model.fuel === 'electric',
			registration_number: registration,
		},
	)
}

/** Chooses the bike of the profile. */
export function chooseOwnVehicle(own: OwnVehicle) {
	remember(
		{
			manufacturer: own.manufacturer_name,
			model: own.vehicle_model_name,
			vehicleType: own.vehicle_type_name,
			manufacturerId: own.manufacturer,
			modelId: own.vehicle_model,
		},
		{
			modelId: own.vehicle_model,
			drawing: own.drawing,
			paint: own.paint,
			electric: own.fuel === 'electric',
			registration_number: own.registration_number,
		},
	)
}

/** Without storage the choice holds until the page is loaded anew. */
function remember(vehicle: SelectedVehicle, look: Omit<VehicleLook, 'plate'>) {
	const plate = look.registration_number ? formatRegistration(look.registration_number) : vehicle.model
	vehicleLook.set({ ...look, plate })
	selectedVehicle.set(vehicle)
}

type Own = Pick<OwnVehicle, 'vehicle_model' | 'registration_number'>
/** Whether that is the bike which is chosen on this device. */
export const isChosen = (own: Own, look: VehicleLook | null) =>
	look?.modelId === own.vehicle_model && look.registration_number === own.registration_number

/** Of the caller's bikes the one that is chosen on this device, else the first; undefined without any. */
export const chosenOf = <Bike extends Own>(owns: readonly Bike[], look = vehicleLook.get()): Bike | undefined =>
	owns.find((own) => isChosen(own, look)) ?? owns[0]

/** No bike is chosen any more (the reset of the service page and of the picker). */
export function resetVehicle() {
	vehicleLook.remove()
	selectedVehicle.remove()
}

/** At logout the number goes, the model stays, and the next login's own bike is looked at (D-31). */
export function forgetRegistration() {
	removeStored('localStorage', 'profileVehicleFor')
	const look = vehicleLook.get()
	const vehicle = selectedVehicle.get()
	if (look && vehicle && look.registration_number) vehicleLook.set({ ...look, registration_number: '', plate: vehicle.model })
}

/** The chosen bike with its look, or null; null too in the server's markup. */
export function useVehicle(): { vehicle: SelectedVehicle; look: VehicleLook } | null {
	const vehicle = useStored(selectedVehicle)
	const look = useStored(vehicleLook)
	if (!vehicle) return null
	// A look of another model is an old one.
	const fitting = look?.modelId === vehicle.modelId ? look : null
	return {
		vehicle,
		look: fitting ?? {
			modelId: vehicle.modelId,
			plate: vehicle.model,
			drawing: 'commuter',
			paint: 'blue',
			electric: false,
			registration_number: '',
		},
	}
}

/** Ids 0 make a choice incomplete: shown, but no price can be asked for (B.R-08). */
export const isComplete = (vehicle: SelectedVehicle) => vehicle.manufacturerId > 0 && vehicle.modelId > 0
