import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { addDays, dayOf, formatDay, formatHour, formatMoment, type IndianDay } from '#shared/days.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

export const stampOf: Record<RepairStatus, StampKind> = {
	pending: 'plain',
	confirmed: 'info',
	in_progress: 'wait',
	completed: 'ok',
	cancelled: 'bad',
}

/** What the button of a step is called, before the reference. */
export const stepNames: Record<RepairStatus, string> = {
	pending: 'Reopen',
	confirmed: 'Confirm',
	in_progress: 'Start',
	completed: 'Complete',
	cancelled: 'Cancel',
}

export const paymentNames = { upi: 'UPI', cash: 'Cash' } as const

/** 'Today', 'Tomorrow', 'Sat 21 Nov'. */
const dayWords = (day: IndianDay, today: IndianDay) =>
	day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : formatDay(day, today)

type When = Pick<Repair, 'kind' | 'schedule_date' | 'schedule_time'>
/** 'Today 10–11 am', or 'As soon as possible'. */
export const whenOf = ({ kind, schedule_date, schedule_time }: When, today = dayOf(new Date())) =>
	kind === 'service_now' ? 'As soon as possible' : `${dayWords(schedule_date, today)} ${formatHour(schedule_time)}`

/** 'Fri 20 Nov, 7:42 pm' for a moment of the wire. */
export const momentOf = (at: string) => formatMoment(new Date(at), dayOf(new Date()))

export const townOf = ({ city, state, postal_code }: Pick<Repair, 'city' | 'state' | 'postal_code'>) => `${city}, ${state} ${postal_code}`

type Place = Pick<Repair, 'address' | 'city' | 'state' | 'postal_code' | 'latitude' | 'longitude'>
/** Opens the way there in whatever map the phone has. */
export const wayTo = ({ latitude, longitude, ...place }: Place) => {
	const destination = latitude === null || longitude === null ? `${place.address}, ${townOf(place)}` : `${latitude},${longitude}`
	return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}

/** What is to be done, in few words: 'Brake pads, Chain clean × 2'. */
export const jobOf = ({ services }: Pick<Repair, 'services'>) =>
	services.map((line) => (line.quantity > 1 ? `${line.package.name} × ${line.quantity}` : line.package.name)).join(', ')

/** What the plate of a repair says: the number, or while none is known the model. */
export function plateOf({ services: [line], registration_number }: Pick<Repair, 'services' | 'registration_number'>) {
	const isNumber = registration_number !== ''
	const words = isNumber ? formatRegistration(registration_number) : (line?.model ?? '')
	return {
		words,
		carries: isNumber ? ('number' as const) : ('name' as const),
		kind: line?.fuel === 'electric' ? ('electric' as const) : ('private' as const),
	}
}

/** Nothing more will happen to it. */
export const isOver = ({ status }: Pick<Repair, 'status'>) => status === 'completed' || status === 'cancelled'
