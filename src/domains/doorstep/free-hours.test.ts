import { expect, test } from 'vitest'
import { startingHours } from '#contract/doorstep/doorstep-words.ts'
import { widestWeek } from '#contract/doorstep/week-words.ts'
import { instantOf } from '#shared/days.ts'
import { freeHours } from './free-hours.ts'

const days = ['2030-01-15', '2030-01-16']
const open = {
	days,
	starts: startingHours.repairs,
	capacity: 3,
	week: widestWeek('repairs'),
	closures: [],
	taken: [],
	at: instantOf('2030-01-15', '07:00'),
}
/** Places left by 'day time'. */
const places = (known: Partial<Parameters<typeof freeHours>[0]>) =>
	new Map(
		freeHours({ ...open, ...known }).flatMap(({ date, times }) => times.map(({ time, placesLeft }) => [`${date} ${time}`, placesLeft])),
	)

test('a day has 13 starting hours, 08:00 to 20:00, each with every place (D-17)', () => {
	const all = freeHours(open)
	expect(all.map(({ date }) => date)).toEqual(days)
	for (const { times } of all) {
		expect(times.map(({ time }) => time)).toEqual(Array.from({ length: 13 }, (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`))
		expect(times.every(({ placesLeft }) => placesLeft === 3)).toBe(true)
	}
})

test('the hours of visits are 09:00 to 16:00 (A.E-27, A.VISIT-11, A.CONST-13)', () => {
	const [day] = freeHours({ ...open, starts: startingHours.visits })
	expect(day?.times.map(({ time }) => time)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
})

test('hours of today that are past or have begun have no place left; the next one has (D-17, B.R-15, B.E-25)', () => {
	const at = (time: string) => places({ at: instantOf('2030-01-15', time) })
	expect([at('10:00').get('2030-01-15 08:00'), at('10:00').get('2030-01-15 10:00'), at('10:00').get('2030-01-15 11:00')]).toEqual([0, 0, 3])
	expect(at('09:59:59').get('2030-01-15 10:00')).toBe(3)
	expect(at('20:30').get('2030-01-15 20:00')).toBe(0)
	expect(at('23:59').get('2030-01-16 08:00')).toBe(3)
})

test('taken places are no longer left, and never fewer than none when the capacity was lowered (D-17)', () => {
	const taken = [
		{ hour: instantOf('2030-01-15', '09:00'), taken: 2 },
		{ hour: instantOf('2030-01-16', '09:00'), taken: 5 },
	]
	const left = places({ taken })
	expect([left.get('2030-01-15 09:00'), left.get('2030-01-16 09:00'), left.get('2030-01-16 10:00')]).toEqual([1, 0, 3])
})

test('a closed hour has no place left, and a closed day none at all (D-17, D-49)', () => {
	const left = places({
		closures: [
			{ date: '2030-01-15', time: '09:00:00' },
			{ date: '2030-01-15', time: '14:30:00' },
			{ date: '2030-01-16', time: null },
		],
	})
	expect([left.get('2030-01-15 09:00'), left.get('2030-01-15 14:00'), left.get('2030-01-15 15:00')]).toEqual([0, 0, 3])
	expect([...left].filter(([hour, places]) => hour.startsWith('2030-01-16') && places > 0)).toEqual([])
})
