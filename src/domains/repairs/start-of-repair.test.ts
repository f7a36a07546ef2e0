import { describe, expect, test } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { startOfRepair } from './start-of-repair.ts'

/** 20 November 2026, 23:30 in India's evening before; in India it is the 21st, 05:00. */
const now = new Date('2026-11-20T23:30:00Z')
const start = (schedule_date: string, schedule_time: string) => startOfRepair({ schedule_date, schedule_time }, now)
const refusalOf = (work: () => unknown) => {
	try {
		work()
	} catch (error) {
		if (error instanceof Problem) return error.fields
		throw error
	}
	return null
}

describe('a repair may start', () => {
	test.each([
		['today, a minute from now', '2026-11-21', '05:01', '2026-11-20T23:31:00.000Z'],
		['at any hour, also at night (B.R-15)', '2026-11-22', '03:00:00', '2026-11-21T21:30:00.000Z'],
		['at a time between full hours (D-17)', '2026-11-22', '09:30', '2026-11-22T04:00:00.000Z'],
		['up to one year ahead (D-45)', '2027-11-21', '10:00', '2027-11-21T04:30:00.000Z'],
	])('%s', (_, day, time, moment) => {
		expect(start(day, time).toISOString()).toBe(moment)
	})
})

describe('a repair may not start', () => {
	test('on a day that is over in India, though not yet elsewhere (B.E-25)', () => {
		expect(refusalOf(() => start('2026-11-20', '23:59'))).toHaveProperty('schedule_date')
	})
	test('at a time of today that is over, or now (B.R-15)', () => {
		const words = { schedule_time: ['Please choose a time in the future.'] }
		expect(refusalOf(() => start('2026-11-21', '04:59:59'))).toEqual(words)
		expect(refusalOf(() => start('2026-11-21', '05:00'))).toEqual(words)
	})
	test('more than one year ahead (B.R-15, D-45)', () => {
		expect(refusalOf(() => start('2027-11-22', '10:00'))).toHaveProperty('schedule_date')
		expect(refusalOf(() => start('9999-12-31', '10:00'))).toHaveProperty('schedule_date')
	})
})
