import { describe, expect, test } from 'vitest'
import { nextService, serviceInterval } from './next-service.ts'

const small = { km: 3_000, months: 4 }
const on = (day: string, km: number | null = null) => ({ on: day, km })
const due = (more: Partial<Parameters<typeof nextService>[0]>) =>
	nextService({ interval: small, serviced: on('2026-08-01', 10_000), readings: [], today: '2026-11-20', ...more })

describe('the next service', () => {
	test('is unknown until somebody tells of the last one', () => expect(due({ serviced: null })).toBeNull())

	test('is due months after the last one where no kilometres are known, and from that day on', () => {
		expect(due({ serviced: on('2026-08-01') })).toEqual({
			dueOn: '2026-12-01',
			dueKm: null,
			isDue: false,
			because: '4 months after the last service on 1 Aug 2026.',
		})
		expect(due({ today: '2026-11-30' })?.isDue).toBe(false)
		expect(due({ today: '2026-12-01' })?.isDue).toBe(true)
	})

	test.each([
		['2025-10-31', '2026-02-28'],
		['2027-10-31', '2028-02-29'],
		['2028-02-29', '2028-06-29'],
		['2026-12-31', '2027-04-30'],
	])('after a service on %s is on %s, the last day of a shorter month', (day, then) => {
		expect(due({ serviced: on(day) })?.dueOn).toBe(then)
	})

	test('comes earlier for whoever rides more, by the average of the readings', () => {
		const rides = due({
			readings: [
				{ readOn: '2026-10-20', km: 12_400 },
				{ readOn: '2026-09-20', km: 11_500 },
			],
		})
		expect(rides).toEqual({
			dueOn: '2026-11-09',
			dueKm: 13_000,
			isDue: true,
			because: '3,000 km after the last service on 1 Aug 2026: you ride about 30 km a day.',
		})
	})

	test('was due on the day of the first reading that showed the kilometres', () => {
		const gone = due({
			readings: [
				{ readOn: '2026-10-02', km: 14_500 },
				{ readOn: '2026-10-01', km: 13_000 },
			],
		})
		expect(gone).toMatchObject({ dueOn: '2026-10-01', isDue: true })
		expect(gone?.because).toBe('Your bike has gone 3,000 km or more since the last service on 1 Aug 2026.')
	})

	test.each([
		['too few days', [{ readOn: '2026-08-07', km: 12_000 }]],
		['a bike that stood', [{ readOn: '2026-10-20', km: 10_000 }]],
		['one that hardly moved', [{ readOn: '2026-10-20', km: 10_001 }]],
		['readings before the service', [{ readOn: '2026-07-01', km: 9_900 }]],
	])('is by its date after %s', (_, readings) => expect(due({ readings })?.dueOn).toBe('2026-12-01'))
})

test('large and electric bikes are serviced less often than small petrol ones', () => {
	expect(serviceInterval({ fuel: 'petrol', displacementCc: 109 })).toEqual(small)
	expect(serviceInterval({ fuel: 'petrol', displacementCc: 349 })).toEqual({ km: 5_000, months: 6 })
	expect(serviceInterval({ fuel: 'electric', displacementCc: null })).toEqual({ km: 5_000, months: 6 })
})
