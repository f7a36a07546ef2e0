import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { addDays, dayOf, formatDay, formatStart, type IndianDay } from '#shared/days.ts'
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

type When = Pick<Repair, 'kind' | 'schedule_date' | 'schedule_time'>

/** 'Sat 21 Nov, 10–11 am', or 'As soon as possible' where no hour was asked for. */
export const whenOf = (repair: When, today: IndianDay) =>
	repair.kind === 'service_now' ? 'As soon as possible' : `${formatDay(repair.schedule_date, today)}, ${formatStart(repair.schedule_time)}`

/** 'We call you within 30 minutes' of the booking, while a repair waits for its time; null where it does not. */
export function callWords({ call_by, created_at }: Pick<Repair, 'call_by' | 'created_at'>) {
	if (call_by === null) return null
	return `We call you within ${Math.round((Date.parse(call_by) - Date.parse(created_at)) / 60_000)} minutes`
}

/** The time in few words, for lists of many: 'Today 10–11 am'. */
export function shortWhenOf(repair: When, today = dayOf(new Date())) {
	if (repair.kind === 'service_now') return 'As soon as possible'
	const near = { [today]: 'Today', [addDays(today, 1)]: 'Tomorrow' }[repair.schedule_date]
	return `${near ?? formatDay(repair.schedule_date, today)} ${formatStart(repair.schedule_time)}`
}

type Lines = Pick<Repair, 'services'>

/** What is to be done, in few words: 'Brake pads, Chain clean × 2'. */
export const jobOf = ({ services }: Lines) => services.map(lineName).join(', ')

/** 'Chain clean × 2'. */
export const lineName = ({ package: { name }, quantity }: Repair['services'][number]) => (quantity > 1 ? `${name} × ${quantity}` : name)

/** The bike that a repair goes by among the company's people: the number where it is known, else the model of the first line. */
export const plateBikeOf = ({ services: [line], registration_number }: Lines & Pick<Repair, 'registration_number'>) => ({
	registration_number,
	model: line?.model ?? '',
	fuel: line?.fuel,
})

/** The bikes of a repair, each once, as `BikePlate` draws them; a number is known for one at most (D-31). */
export function bikesOf({ services, registration_number }: Lines & Pick<Repair, 'registration_number'>) {
	const once = services.filter(
		({ manufacturer, model }, index) => services.findIndex((line) => line.manufacturer === manufacturer && line.model === model) === index,
	)
	return once.map(({ manufacturer, model, fuel }) => ({
		name: `${manufacturer} ${model}`,
		model,
		fuel,
		registration_number: once.length === 1 ? registration_number : '',
	}))
}
