import type { GarageVehicle } from '#contract/accounts/garage.ts'
import { formatLongDate } from '#shared/days.ts'
import { formatCount } from '#shared/format-count.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { StampKind } from '../../ui/stamp.tsx'

type Paper = GarageVehicle['papers'][number]

export const paperNames: Record<Paper['paper'], string> = { insurance: 'Insurance', puc: 'PUC', rc: 'RC' }
export const paperStamps: Record<Paper['state'], StampKind> = { missing: 'plain', valid: 'ok', soon: 'wait', over: 'bad' }

/** What its model is called by its owner. */
export const nameOf = ({ manufacturer_name, vehicle_model_name }: GarageVehicle) => `${manufacturer_name} ${vehicle_model_name}`
/** What distinguishes it from the owner's other bikes. */
export const calledBy = (bike: GarageVehicle) =>
	bike.registration_number ? `${nameOf(bike)}, ${formatRegistration(bike.registration_number)}` : nameOf(bike)

/** How long a paper is valid still, and until when. */
export function paperWords({ days_left: left, until }: Paper) {
	if (left === null || until === null) return null
	return { left: leftWords(left), until: `till ${formatLongDate(until)}` }
}

function leftWords(days: number) {
	if (days < 0) return days === -1 ? 'Ran out yesterday' : 'Ran out'
	if (days === 0) return 'Last day today'
	if (days < 2 * 365) return days === 1 ? '1 day left' : `${formatCount(days)} days left`
	return `${Math.floor(days / 365.25)} years left`
}

const isUrgent = (bike: GarageVehicle) =>
	bike.next_service?.is_due === true || bike.papers.some(({ state }) => state === 'soon' || state === 'over')

/** The garage in one sentence. */
export function summaryOf(bikes: readonly GarageVehicle[]) {
	const urgent = bikes.filter(isUrgent).length
	return `${bikes.length === 1 ? '1 bike' : `${bikes.length} bikes`}${urgent > 0 ? `, ${urgent} to look after soon` : ''}`
}
