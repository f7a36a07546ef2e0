import type { Manufacturer, VehicleModel, VehicleType } from '#contract/vehicles/vehicles.ts'
import type { FoundVehicleModel } from './select-models.ts'

type Named = { id: number; name: string; image: string | null }

// Where the company has no picture of its own, one of the site's drawings stands in.

export const presentVehicleType = ({ id, name, image }: Named): VehicleType => ({ id, name, image: image ?? drawingOfType(name) })

export const presentManufacturer = ({ id, name, image }: Named): Manufacturer => ({ id, name, image: image ?? drawingOfLetter(name) })

export const presentVehicleModel = (model: FoundVehicleModel): VehicleModel => ({
	id: model.id,
	name: model.name,
	image: model.image ?? `/drawings/${model.drawing}-${model.paint}.svg`,
	manufacturer: model.manufacturerId,
	vehicle_type: model.vehicleTypeId,
	manufacturer_name: model.manufacturerName,
	vehicle_type_name: model.vehicleTypeName,
	fuel: model.fuel,
	displacement_cc: model.displacementCc,
	motor_kw: model.motorKw,
	drawing: model.drawing,
	paint: model.paint,
})

function drawingOfType(name: string) {
	if (/scooter/i.test(name)) return '/drawings/scooter-red.svg'
	return /moped/i.test(name) ? '/drawings/moped-green.svg' : '/drawings/commuter-blue.svg'
}

/** The first letter or digit of the name; null for a name that has none of the Latin ones. */
function drawingOfLetter(name: string) {
	// Decomposed, an accented letter begins with its plain one.
	const [letter] = /[a-z0-9]/.exec(name.normalize('NFKD').toLowerCase()) ?? []
	return letter === undefined ? null : `/drawings/letter-${letter}.svg`
}
