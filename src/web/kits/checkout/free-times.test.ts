import { describe, expect, it } from 'vitest'
import { beginningDay, freeTimes, hasFree, hoursOf, nearestFree } from './free-times.ts'

const day = (date: string, places: Record<string, number>) => ({
	date,
	times: Object.entries(places).map(([time, places_left]) => ({ time, places_left })),
})
const full = day('2026-11-21', { '08:00': 0, '09:00': 0 })
const open = day('2026-11-22', { '08:00': 3, '09:00': 0, '10:00': 1 })

describe('free times', () => {
	it('ux 50: a form begins with the first free day where none was chosen, or where the chosen one is full by now', () => {
		expect([hasFree(full), hasFree(open)]).toEqual([false, true])
		expect([beginningDay([full, open], ''), beginningDay([full, open], full.date)]).toEqual([open.date, open.date])
	})

	it('ux 50: what was chosen stays otherwise, also where it is not among these days or nothing is free', () => {
		expect([open.date, '2026-12-20', 'now'].map((chosen) => beginningDay([full, open], chosen))).toEqual([open.date, '2026-12-20', 'now'])
		expect([beginningDay([], ''), beginningDay([full], full.date)]).toEqual(['', full.date])
	})

	it('B.R-15: hours of today that are over are left out, hours that are taken stay', () => {
		const at = new Date('2026-11-21T03:00:00Z')
		expect(hoursOf(full, at)).toEqual([{ time: '09:00', placesLeft: 0, isTaken: true }])
		expect(hoursOf(open, at).map(({ time, isTaken }) => [time, isTaken])).toEqual([
			['08:00', false],
			['09:00', true],
			['10:00', false],
		])
	})

	it('what the server calls free stays, even when the clock of the device is wrong', () => {
		expect(hoursOf(open, new Date('2030-01-01T00:00:00Z')).map(({ time }) => time)).toEqual(['08:00', '10:00'])
	})

	it('ux 51: the nearest free hours, earliest first, over days', () => {
		const next = day('2026-11-23', { '08:00': 2, '20:00': 2 })
		expect(nearestFree([full, open, next], { date: '2026-11-22', time: '09:00' })).toEqual([
			{ date: '2026-11-22', time: '08:00' },
			{ date: '2026-11-22', time: '10:00' },
			{ date: '2026-11-23', time: '08:00' },
		])
		expect(freeTimes([full])).toEqual([])
	})
})
