import { describe, expect, test } from 'vitest'
import { landingTime, spanOf, stackBlocks } from './lane-plan.ts'

const usual = { from: 480, to: 1260 }

describe('the board of a day', () => {
	test('shows its usual hours, and more where work begins earlier or ends later', () => {
		expect(spanOf([], usual)).toEqual(usual)
		expect(spanOf([{ start: 600, end: 660 }], usual)).toEqual(usual)
		expect(spanOf([{ start: 445, end: 500 }], usual)).toEqual({ from: 420, to: 1260 })
		expect(spanOf([{ start: 1240, end: 1270 }], usual)).toEqual({ from: 480, to: 1320 })
	})

	test('never reaches beyond the day', () => {
		expect(spanOf([{ start: -20, end: 40 }], usual)).toEqual({ from: 0, to: 1260 })
		expect(spanOf([{ start: 1410, end: 1530 }], usual)).toEqual({ from: 480, to: 1440 })
	})
})

describe('work at the same time', () => {
	test('is stacked, and work after it moves up again', () => {
		const { rowOf, count } = stackBlocks([
			{ id: 'after', start: 720, end: 780 },
			{ id: 'short', start: 610, end: 630 },
			{ id: 'long', start: 600, end: 720 },
		])
		expect(Object.fromEntries(rowOf)).toEqual({ long: 0, short: 1, after: 0 })
		expect(count).toBe(2)
	})

	test('short work takes no more room than it lasts', () => {
		const { rowOf } = stackBlocks([
			{ id: 'short', start: 600, end: 615 },
			{ id: 'next', start: 615, end: 690 },
		])
		expect(Object.fromEntries(rowOf)).toEqual({ short: 0, next: 0 })
	})

	test('an empty lane is one row high', () => expect(stackBlocks([]).count).toBe(1))
})

describe('what is carried along the hours', () => {
	test('lands on the half hour', () => {
		expect(landingTime(600, 34, 30)).toBe(630)
		expect(landingTime(600, -50, 30)).toBe(540)
		expect(landingTime(613, 30, 30)).toBe(630)
	})

	test('keeps its minute when it hardly moved', () => expect(landingTime(613, 14, 30)).toBe(613))

	test('stays within the day', () => {
		expect(landingTime(60, -600, 30)).toBe(0)
		expect(landingTime(1380, 600, 30)).toBe(1410)
	})
})
