import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { formatDayHour, formatMoment, type IndianDay } from '#shared/days.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

export const stampOf: Record<RepairStatus, StampKind> = {
	pending: 'plain',
	confirmed: 'info',
	in_progress: 'wait',
	completed: 'ok',
	cancelled: 'bad',
}

/** Nothing more will happen to it. */
export const isOver = ({ status }: Pick<Repair, 'status'>) => status === 'completed' || status === 'cancelled'

/** 'Sat 21 Nov, 10–11 am', or 'As soon as possible' where no hour was asked for. */
export const whenOf = (repair: Pick<Repair, 'kind' | 'schedule_date' | 'schedule_time'>, today: IndianDay) =>
	repair.kind === 'service_now' ? 'As soon as possible' : formatDayHour(repair.schedule_date, repair.schedule_time, today)

/** 'Fri 20 Nov, 7:42 pm' for a moment of the wire. */
export const momentOf = (at: string, today: IndianDay) => formatMoment(new Date(at), today)

/** City, state and postal code as they stand below a street. */
export const townOf = ({ city, state, postal_code }: Pick<Repair, 'city' | 'state' | 'postal_code'>) => `${city}, ${state} ${postal_code}`

export type RepairedBike = {
	name: string /** The number, or the model while none is known. */
	plate: string
	isNumber: boolean
	isElectric: boolean
}

/** The bikes of a repair, each once; a number is known for one at most. */
export function bikesOf({ services, registration_number }: Pick<Repair, 'services' | 'registration_number'>): RepairedBike[] {
	const once = services.filter(
		({ manufacturer, model }, index) => services.findIndex((line) => line.manufacturer === manufacturer && line.model === model) === index,
	)
	const isNumber = once.length === 1 && registration_number !== ''
	return once.map(({ manufacturer, model, fuel }) => ({
		name: `${manufacturer} ${model}`,
		plate: isNumber ? formatRegistration(registration_number) : model,
		isNumber,
		isElectric: fuel === 'electric',
	}))
}
