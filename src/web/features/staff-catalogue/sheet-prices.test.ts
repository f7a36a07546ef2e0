import { describe, expect, test } from 'vitest'
import { byPercent, changedCells, changeWords, editsWith, isConflict, priceText, readPrice, shownPrice } from './sheet-prices.ts'

const prices = new Map([
	['1 moped', 300],
	['2 moped', 1450.5],
])

describe('a cell of the price sheet (B.ADMIN-17)', () => {
	test.each([
		['1,299', 1299],
		['₹1,299', 1299],
		['1450.50', 1450.5],
		['0', 0],
		['–', null],
		['', null],
	])('%j is read as %j', (text, price) => {
		expect(readPrice(text)).toEqual({ price, problem: null })
	})
	test.each([
		['two hundred', 'Not a price'],
		['12.345', 'Enter at most 2 decimals.'],
		['-5', 'Enter ₹0 or more.'],
		['10000001', 'Enter ₹1,00,00,000 or less.'],
	])('%j is said to be none', (text, problem) => {
		expect(readPrice(text)).toEqual({ problem })
	})
	test('keeps its paise, typed and read', () => {
		expect([priceText(1450.5), shownPrice(1450.5), priceText(null), shownPrice(null)]).toEqual(['1450.50', '1,450.50', '', '–'])
	})
	test('that says again what stands there is no change', () => {
		const typed = editsWith({}, prices, [{ key: '1 moped', text: '350' }])
		expect(typed).toEqual({ '1 moped': { text: '350', was: 300 } })
		expect(editsWith(typed, prices, [{ key: '1 moped', text: '₹300' }])).toEqual({})
	})
	test('somebody else changed meanwhile is told from one that stands as it was seen (D-48)', () => {
		const typed = editsWith({}, prices, [
			{ key: '1 moped', text: '350' },
			{ key: '2 moped', text: 'nonsense' },
		])
		const changed = changedCells(typed, new Map([...prices, ['1 moped', 310]]))
		expect(changed.map(isConflict)).toEqual([true, false])
		// Typing on keeps what was seen first: nothing is overwritten unseen.
		expect(editsWith(typed, new Map([['1 moped', 310]]), [{ key: '1 moped', text: '360' }])['1 moped']).toEqual({ text: '360', was: 300 })
	})
})

test.each([
	[300, 5, '1', 315],
	[279, 7.5, '1', 300],
	[549, 5, '10', 580],
	[549, 5, '9', 579],
	[199, -50, '9', 99],
	[3, -90, '10', 0],
] as const)('₹%d by %d per cent, rounded %s, is ₹%d', (price, percent, ending, result) => {
	expect(byPercent(price, percent, ending)).toBe(result)
})

test('what changes is said in one line', () => {
	const changed = (texts: Record<string, string>) =>
		changeWords(
			changedCells(
				editsWith(
					{},
					prices,
					Object.entries(texts).map(([key, text]) => ({ key, text })),
				),
				prices,
			),
		)
	expect(changed({ '1 moped': '320', '2 moped': '1500.50' })).toBe('all up by ₹20 to ₹50')
	expect(changed({ '1 moped': '290', '3 moped': '5' })).toBe('down by ₹10')
	expect(changed({ '1 moped': '290', '2 moped': '1500' })).toBe('changed by up to ₹49.50')
	expect(changed({ '3 moped': '5' })).toBe('')
})
