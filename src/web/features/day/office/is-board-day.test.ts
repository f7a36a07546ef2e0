import { expect, test } from 'vitest'
import { addDays } from '#shared/days.ts'
import { isBoardDay } from './is-board-day.ts'

test('a day that the board shows has one before and one after it, whatever stands in the address', () => {
	const asked = ['0001-01-01', '2019-12-31', '2020-01-01', '2026-11-20', '2199-12-31', '9999-12-31', '2026-13-01', '']
	const shown = asked.filter(isBoardDay)
	expect(shown).toEqual(['2020-01-01', '2026-11-20', '2199-12-31'])
	for (const day of shown) expect([addDays(day, -1), addDays(day, 1)].every((other) => /^\d{4}-\d\d-\d\d$/.test(other))).toBe(true)
})
