import { expect, test } from 'vitest'
import { periodOf, searchOf, usualPeriods } from './periods.ts'

test('the usual periods end today, the month before on its last day', () => {
	expect(usualPeriods('2027-03-31').map(({ words, from, to }) => [words, from, to])).toEqual([
		['Today', '2027-03-31', '2027-03-31'],
		['7 days', '2027-03-25', '2027-03-31'],
		['30 days', '2027-03-02', '2027-03-31'],
		['This month', '2027-03-01', '2027-03-31'],
		['Last month', '2027-02-01', '2027-02-28'],
		['12 months', '2026-04-01', '2027-03-31'],
	])
})

test('an address that means no period is the last thirty days, and one that does is kept (ux 8)', () => {
	const of = (text: string) => periodOf(new URLSearchParams(text), '2026-11-20')
	for (const text of ['', '?from=2026-11-01', '?from=2026-11-02&to=2026-11-01', '?from=2026-02-30&to=2026-03-01'])
		expect(of(text)).toEqual({ from: '2026-10-22', to: '2026-11-20' })
	const chosen = { from: '2026-02-01', to: '2026-02-28' }
	expect(of(searchOf(chosen))).toEqual(chosen)
})
