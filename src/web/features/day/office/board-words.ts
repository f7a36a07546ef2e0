import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { formatTime, type IndianDay, instantOf } from '#shared/days.ts'
import { timeOfMoment } from '../shared/day-words.ts'

const minuteMs = 60_000
export const unassigned = 'unassigned'

/** Minutes from midnight of `day` in India; negative before it. */
export const minuteOf = (moment: string | Date, day: IndianDay) =>
	Math.floor((new Date(moment).getTime() - instantOf(day, '00:00').getTime()) / minuteMs)
export const momentOf = (minute: number, day: IndianDay) => new Date(instantOf(day, '00:00').getTime() + minute * minuteMs).toISOString()

/** '10:30 am' for 630 minutes after midnight. */
export const timeWords = (minute: number) => formatTime(clockOf(minute))
const clockOf = (minute: number) => `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** '10:30' for 630 minutes after midnight, beside hours that say whether it is morning. */
export const clockWords = (minute: number) => timeWords(minute).replace(/ [ap]m$/, '')

/** '45 min', '1 h', '1 h 15'. */
export function lastsWords({ starts_at, ends_at }: Pick<DayWork, 'starts_at' | 'ends_at'>): string {
	const minutes = Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / minuteMs)
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
	return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest}`
}

/** 'BK…48482', as people say it across the room. */
export const shortReference = (reference: string) => `${reference.slice(0, 2)}…${reference.slice(-5)}`

/** The part of an address that says where it is: its last one, such as the road. */
export function areaOf({ address, city }: Pick<DayWork, 'address' | 'city'>): string {
	const parts = address.split(',').map((part) => part.trim())
	return parts.filter((part) => part !== '' && part !== city && !/^\d+$/.test(part)).at(-1) ?? city
}

/** '10:00 am to 11:30 am'. */
export const spanWords = ({ starts_at, ends_at }: Pick<DayWork, 'starts_at' | 'ends_at'>) =>
	`${timeOfMoment(starts_at)} to ${timeOfMoment(ends_at)}`

/** '3 jobs, 4.5 h'. */
export function loadWords(work: readonly Pick<DayWork, 'starts_at' | 'ends_at'>[]): string {
	if (work.length === 0) return 'no work'
	const ms = work.reduce((sum, { starts_at, ends_at }) => sum + Date.parse(ends_at) - Date.parse(starts_at), 0)
	return `${work.length === 1 ? '1 job' : `${work.length} jobs`}, ${Math.round(ms / (6 * minuteMs)) / 10} h`
}

/** Who does it, by name. */
export const technicianWords = (day: Day, id: number | null) =>
	id === null ? 'Unassigned' : (day.technicians.find((technician) => technician.id === id)?.name ?? 'another technician')

/** Why work stays where it is; null where it can be moved in some way. */
export function whyFixed({ can, status, status_display }: Pick<DayWork, 'can' | 'status' | 'status_display'>): string | null {
	if (can.move || can.assign) return null
	return status === 'completed' ? 'Done. It stays where it was.' : `${status_display}. It cannot be moved.`
}
