import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import { dayOf, formatDay, formatTime, type IndianDay, timeOf } from '#shared/days.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

const order: Record<RepairStatus, number> = { in_progress: 0, confirmed: 1, pending: 1, completed: 2, cancelled: 2 }

/** A technician's work of a day: what has begun, what comes, what is done; each by time. */
export function ownWork(day: Day): { open: DayWork[]; done: DayWork[] } {
	const all = day.technicians
		.flatMap(({ work }) => work)
		.sort((one, other) => order[one.status] - order[other.status] || one.starts_at.localeCompare(other.starts_at))
	return { open: all.filter(({ status }) => order[status] < 2), done: all.filter(({ status }) => order[status] === 2) }
}

export const stampOf: Record<RepairStatus, StampKind> = {
	pending: 'plain',
	confirmed: 'info',
	in_progress: 'wait',
	completed: 'ok',
	cancelled: 'bad',
}

/** '10:30 am', with its day where that is another one than `day`. */
export function startOf({ starts_at }: Pick<DayWork, 'starts_at'>, day: IndianDay): string {
	const at = new Date(starts_at)
	const time = formatTime(timeOf(at))
	return dayOf(at) === day ? time : `${formatDay(dayOf(at), day)}, ${time}`
}
export const endOf = ({ ends_at }: Pick<DayWork, 'ends_at'>) => formatTime(timeOf(new Date(ends_at)))

type Place = Pick<DayWork, 'address' | 'city' | 'postal_code' | 'latitude' | 'longitude'>

/** The way there, in whatever map the phone opens: to the point when the customer gave one, else to the address. */
export function wayTo({ address, city, postal_code, latitude, longitude }: Place): string {
	const destination = latitude !== null && longitude !== null ? `${latitude},${longitude}` : `${address}, ${city} ${postal_code}`
	return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}

/** '1 of 4 done'. */
export const progressWords = ({ open, done }: { open: unknown[]; done: unknown[] }) => `${done.length} of ${open.length + done.length} done`
