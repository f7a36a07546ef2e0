import { describe, expect, test } from 'vitest'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { workKey } from '../../../kits/work/work-kind.ts'
import { momentOf } from './board-words.ts'
import { fittingOn, wayMinutes, waysOf } from './day-fit.ts'

const date = '2026-11-21'
const shivajinagar = { latitude: 18.5308, longitude: 73.8475 }
const kharadi = { latitude: 18.5515, longitude: 73.9476 }
/** Work from one minute to another; somewhere that nobody knows, unless said. */
const work = (id: number, [start, end]: [number, number], more: Partial<DayWork> = {}) =>
	({
		work: 'repair',
		id,
		kind: 'scheduled',
		status: 'confirmed',
		technician_id: null,
		latitude: null,
		longitude: null,
		starts_at: momentOf(start, date),
		ends_at: momentOf(end, date),
		can: { move: true, assign: true },
		...more,
	}) as DayWork
const openHours = Array.from({ length: 13 }, (_, index) => ({
	time: `${String(index + 8).padStart(2, '0')}:00`,
	places_left: 3,
	closed: false,
}))
const dayWith = (imran: DayWork[], unassigned: DayWork[], hours = openHours) =>
	({
		date,
		technicians: [{ id: 3, name: 'Imran', phone_number: '', is_active: true, work: imran.map((each) => ({ ...each, technician_id: 3 })) }],
		unassigned,
		overdue: [],
		hours,
		visit_hours: openHours.filter(({ time }) => time >= '09:00' && time <= '16:00'),
		closed_day: null,
	}) as Day

describe('the way between two customers', () => {
	test('is as long as the straight line takes at the company’s speed, and unknown where a place is', () => {
		expect(wayMinutes(shivajinagar, kharadi)).toBe(37)
		expect(wayMinutes(shivajinagar, { latitude: null, longitude: null })).toBeNull()
	})

	test('stands in the gap before the next one, marked where the gap is shorter', () => {
		const day = [work(1, [600, 660], shivajinagar), work(2, [690, 720], kharadi), work(3, [800, 860], shivajinagar)]
		expect(waysOf(day, date)).toEqual([
			{ from: 660, to: 690, words: '37', isTight: true },
			{ from: 720, to: 800, words: '37', isTight: false },
		])
	})
})

describe('before work is dropped, the board says', () => {
	const chosen = work(9, [600, 660], shivajinagar)
	const at = (start: number) => ({ lane: '3', start })

	test('which other work the technician has then', () => {
		const { problemAt } = fittingOn(dayWith([work(1, [630, 700])], [chosen]), null)
		expect(problemAt(workKey(chosen), at(600))).toBe('Imran has other work until 11:40 am')
		expect(problemAt(workKey(chosen), at(700))).toBeNull()
		expect(problemAt(workKey(chosen), { lane: 'unassigned', start: 630 })).toBeNull()
	})

	test('that the way is too long', () => {
		const { problemAt } = fittingOn(dayWith([work(1, [520, 590], kharadi), work(2, [670, 720], kharadi)], [chosen]), null)
		expect(problemAt(workKey(chosen), at(600))).toBe('37 min away, 10 min free')
	})

	test('that an hour is closed, full or over, unless the time stays as agreed', () => {
		const hours = openHours.map((hour) => ({ ...hour, closed: hour.time === '12:00', places_left: hour.time === '10:00' ? 0 : 3 }))
		const { problemAt } = fittingOn(dayWith([], [chosen], hours), 560)
		expect(problemAt(workKey(chosen), at(600))).toBeNull()
		expect(problemAt(workKey(chosen), at(720))).toBe('Closed then')
		expect(problemAt(workKey(chosen), at(540))).toBe('That time is over')
		expect(fittingOn(dayWith([], [work(9, [700, 760])], hours), null).problemAt('repair-9', at(600))).toBe('That hour is full')
		// Visits have hours and places of their own.
		const visit = work(9, [700, 760], { work: 'visit' })
		const ofVisits = fittingOn(dayWith([], [visit], hours), null)
		expect(ofVisits.problemAt(workKey(visit), at(600))).toBeNull()
		expect(ofVisits.problemAt(workKey(visit), at(17 * 60))).toBe('Closed then')
	})
})

describe('where the chosen work fits', () => {
	test('what is agreed for an hour fits with whoever is free then', () => {
		const chosen = work(9, [600, 660])
		expect(fittingOn(dayWith([work(1, [700, 760])], [chosen]), null).fitsOf('repair-9')).toEqual([{ lane: '3', start: 600, words: '' }])
		expect(fittingOn(dayWith([work(1, [640, 700])], [chosen]), null).fitsOf('repair-9')).toEqual([])
	})

	test('what is wanted as soon as possible fits at the first time with room for it and the ways, in an open hour', () => {
		const urgent = work(9, [500, 545], { kind: 'service_now', ...shivajinagar })
		const busy = [work(1, [600, 660], kharadi), work(2, [700, 720], kharadi)]
		const hours = openHours.map((hour) => ({ ...hour, closed: hour.time === '12:00' }))
		const { startOn, fitsOf } = fittingOn(dayWith(busy, [urgent], hours), 612)
		expect(startOn('repair-9', '3')).toBe(780)
		expect(fitsOf('repair-9')).toEqual([{ lane: '3', start: 780, words: '+37 min' }])
		expect(fittingOn(dayWith([], [urgent]), 612).startOn('repair-9', '3')).toBe(615)
	})
})
