import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vitalNames, vitals } from '#contract/browser/vital-words.ts'
import { classEnds, countsOf, judge, percentileOf } from './vital-histogram.ts'

const countAll = (vital: (typeof vitalNames)[number], values: readonly number[]) =>
	values.map((value) => countsOf(vital, value)).reduce((all, one) => all.map((count, at) => count + (one[at] ?? 0)))

test('the 75th percentile is what three of four loads did not exceed, to the width of a class', () => {
	// Ten loads from 1.05 s to 1.95 s, evenly: 7.5 of ten lie below 1.75 s.
	const loads = Array.from({ length: 10 }, (_, nth) => 1_050 + nth * 100)
	expect(percentileOf('LCP', countAll('LCP', loads), 0.75)).toBeCloseTo(1_750, 0)
	expect(percentileOf('LCP', countAll('LCP', [900]), 0.75)).toBeGreaterThan(800)
	expect(percentileOf('LCP', countAll('LCP', [900]), 0.75)).toBeLessThanOrEqual(900)
	expect(percentileOf('CLS', countAll('CLS', [0, 0, 0, 0.9]), 0.75)).toBe(0)
	expect(percentileOf('LCP', countAll('LCP', [300_000]), 0.75)).toBe(60_000)
})

test('what is good, needs work and is poor is exact: both thresholds are ends of classes, and belong to the better side', () => {
	for (const vital of vitalNames) {
		const { good, poor } = vitals[vital]
		expect(classEnds[vital]).toContain(good)
		expect(classEnds[vital]).toContain(poor)
		const counts = countAll(vital, [0, good, good * 1.0001, poor, poor * 1.0001, vitals[vital].most])
		expect(judge(vital, counts)).toEqual({ count: 6, good: 2, needs_work: 2, poor: 2 })
	}
})

test('the percentile is good exactly where three of four loads are', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...vitalNames),
			fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }),
			(vital, shares) => {
				const { good, poor } = vitals[vital]
				const counts = countAll(
					vital,
					shares.map((share) => share * poor * 1.5),
				)
				const { count, good: goodOnes, poor: poorOnes } = judge(vital, counts)
				const p75 = percentileOf(vital, counts, 0.75)
				expect(p75 <= good).toBe(goodOnes >= 0.75 * count)
				expect(p75 > poor).toBe(count - poorOnes < 0.75 * count)
			},
		),
	)
})
