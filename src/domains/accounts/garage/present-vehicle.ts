import type { GarageVehicle } from '#contract/accounts/garage.ts'
import { type Paper, papers, soonDays } from '#contract/accounts/garage-words.ts'
import type { OwnVehicle } from '#contract/vehicles/vehicles.ts'
import { now } from '#platform/clock.ts'
import { dayOf, daysBetween, type IndianDay } from '#shared/days.ts'
import { type FoundVehicle, nextServiceOf } from './find-garage.ts'

/** A bike as it is chosen. */
export const presentOwnVehicle = ({ id, model, registrationNumber }: FoundVehicle): OwnVehicle => ({
	id,
	vehicle_type: model.vehicleTypeId,
	manufacturer: model.manufacturerId,
	vehicle_model: model.id,
	vehicle_type_name: model.vehicleTypeName,
	manufacturer_name: model.manufacturerName,
	vehicle_model_name: model.name,
	registration_number: registrationNumber,
	drawing: model.drawing,
	paint: model.paint,
	fuel: model.fuel,
})

/** A bike as its owner sees it today in India. */
export function presentVehicle(vehicle: FoundVehicle): GarageVehicle {
	const today = dayOf(now())
	const until: Record<Paper, IndianDay | null> = { insurance: vehicle.insuranceUntil, puc: vehicle.pucUntil, rc: vehicle.rcUntil }
	const next = nextServiceOf(vehicle, today)
	return {
		...presentOwnVehicle(vehicle),
		is_first: vehicle.isFirst,
		papers: papers.map((paper) => presentPaper(paper, until[paper], today)),
		readings: vehicle.readings.map(({ readOn, km }) => ({ read_on: readOn, km })),
		serviced_on: vehicle.servicedOn,
		serviced_km: vehicle.servicedKm,
		next_service: next && { due_on: next.dueOn, due_km: next.dueKm, is_due: next.isDue, because: next.because },
		version: vehicle.version,
	}
}

/** A paper is valid on its last day too. */
function presentPaper(paper: Paper, until: IndianDay | null, today: IndianDay): GarageVehicle['papers'][number] {
	if (until === null) return { paper, until, state: 'missing', days_left: null }
	const left = daysBetween(today, until)
	return { paper, until, state: left < 0 ? 'over' : left <= soonDays ? 'soon' : 'valid', days_left: left }
}
