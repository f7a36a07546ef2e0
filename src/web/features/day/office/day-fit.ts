import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { travelKmPerHour } from '#contract/doorstep/doorstep-words.ts'
import type { IndianDay } from '#shared/days.ts'
import { greatCircleKm } from '#shared/distance.ts'
import { workKey } from '../../../kits/work/work-kind.ts'
import type { LanePlace } from '../../../ui/lane-plan.ts'
import type { LaneFit, LaneWay } from '../../../ui/lanes-type.ts'
import { minuteOf, timeWords, unassigned } from './board-words.ts'

type Placed = { work: DayWork; start: number; end: number }

/** The first time that is offered for what is wanted as soon as possible is a multiple of so many minutes. */
const offerEvery = 5
/** A way that is shorter than so many minutes says nothing. */
const shortestWay = 3

/** Minutes from one customer to the next by straight-line distance; null where a place is not known. */
export function wayMinutes(from: Located | undefined, to: Located | undefined): number | null {
	if (!from || !to || from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return null
	const km = greatCircleKm({ latitude: from.latitude, longitude: from.longitude }, { latitude: to.latitude, longitude: to.longitude })
	return Math.ceil((km / travelKmPerHour) * 60)
}
type Located = Pick<DayWork, 'latitude' | 'longitude'>

const placedOn = (work: readonly DayWork[], date: IndianDay): Placed[] =>
	work
		.map((each) => ({ work: each, start: minuteOf(each.starts_at, date), end: minuteOf(each.ends_at, date) }))
		.sort((one, other) => one.start - other.start)

/** The ways between neighbours on one technician's lane that are still to be made, red where there is less time than the way takes. */
export function waysOf(work: readonly DayWork[], date: IndianDay): LaneWay[] {
	const placed = placedOn(work, date)
	return placed.flatMap((next, index) => {
		const before = placed[index - 1]
		const minutes = wayMinutes(before?.work, next.work)
		if (!before || next.work.status === 'completed' || minutes === null || minutes < shortestWay) return []
		return [{ from: before.end, to: next.start, words: String(minutes), isTight: minutes > next.start - before.end }]
	})
}

/**
 * What speaks against and for a place of the day, before the server is asked: other work, closed hours, ways that are too long. `now`
 * is this minute of the day, null on another one.
 */
export function fittingOn(day: Day, now: number | null) {
	const lanes = new Map(
		day.technicians.map(({ id, name, is_active, work }) => [String(id), { name, is_active, placed: placedOn(work, day.date) }]),
	)
	const waiting = new Map([...day.unassigned, ...day.technicians.flatMap(({ work }) => work)].map((work) => [workKey(work), work]))
	const lengthOf = ({ starts_at, ends_at }: DayWork) => (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000
	const othersOn = (lane: string, work: DayWork) =>
		lanes.get(lane)?.placed.filter(({ work: other }) => workKey(other) !== workKey(work)) ?? []

	/** What is agreed for an hour keeps it; what is wanted as soon as possible begins when there is time for it and the ways. */
	function startOn(key: string, lane: string): number {
		const work = waiting.get(key)
		if (!work) return 0
		const agreed = minuteOf(work.starts_at, day.date)
		if (work.kind !== 'service_now' || now === null) return agreed
		for (let start = Math.ceil(now / offerEvery) * offerEvery; start < 24 * 60; start += offerEvery)
			if (problemAt(key, { lane, start }) === null) return start
		return now
	}

	function problemAt(key: string, { lane, start }: LanePlace): string | null {
		const work = waiting.get(key)
		const technician = lanes.get(lane)
		if (!work || lane === unassigned) return null
		const end = start + lengthOf(work)
		const others = othersOn(lane, work)
		const other = others.find((each) => each.start < end && each.end > start)
		if (other) return `${technician?.name ?? 'The technician'} has other work until ${timeWords(other.end)}`
		if (start !== minuteOf(work.starts_at, day.date)) {
			if (now !== null && start < now) return 'That time is over'
			// The places of one kind say nothing about the other's.
			const hours = work.work === 'visit' ? day.visit_hours : day.hours
			const hour = hours.find(({ time }) => Number(time.slice(0, 2)) === Math.floor(start / 60))
			if (!hour || hour.closed) return 'Closed then'
			if (hour.places_left <= 0 && Math.floor(minuteOf(work.starts_at, day.date) / 60) !== Math.floor(start / 60))
				return 'That hour is full'
		}
		const before = others.findLast((each) => each.end <= start)
		const there = wayMinutes(before?.work, work)
		if (before && there !== null && there > start - before.end) return `${there} min away, ${start - before.end} min free`
		const next = others.find((each) => each.start >= end)
		const onwards = wayMinutes(work, next?.work)
		if (next && onwards !== null && onwards > next.start - end) return `${onwards} min to the next, ${next.start - end} min free`
		return null
	}

	/** How many minutes of way it adds, where the places are known. */
	function wayWords(work: DayWork, lane: string, start: number) {
		const others = othersOn(lane, work)
		const before = others.findLast((each) => each.end <= start)?.work
		const next = others.find((each) => each.start >= start)?.work
		const [there, onwards] = [wayMinutes(before, work), wayMinutes(work, next)]
		if (there === null && onwards === null) return ''
		return `+${Math.max(0, (there ?? 0) + (onwards ?? 0) - (wayMinutes(before, next) ?? 0))} min`
	}

	function fitsOf(key: string): LaneFit[] {
		const work = waiting.get(key)
		if (!work?.can.assign) return []
		return [...lanes].flatMap(([lane, { is_active }]) => {
			if (!is_active || String(work.technician_id) === lane) return []
			const start = startOn(key, lane)
			return problemAt(key, { lane, start }) === null ? [{ lane, start, words: wayWords(work, lane, start) }] : []
		})
	}

	return { startOn, problemAt, fitsOf }
}
