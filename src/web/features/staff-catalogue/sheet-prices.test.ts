import { describe, expect, test } from 'vitest'
import {
	byPercent,
	cellsOf,
	changedCells,
	changeWords,
	editsAfter,
	editsWith,
	isConflict,
	pricesBySheet,
	priceText,
	readPrice,
	saveWords,
	shownPrice,
	standInOf,
	withCells,
} from './sheet-prices.ts'

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
	test('that somebody else set to the same price meanwhile is neither a conflict nor a change (D-48)', () => {
		const typed = editsWith({}, prices, [{ key: '1 moped', text: '350' }])
		const now = new Map([...prices, ['1 moped', 350]])
		expect(changedCells(typed, now)).toEqual([])
		expect(editsWith(typed, now, [{ key: '1 moped', text: '350.00' }])).toEqual({})
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
	[50, 15, '1', 58],
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

describe('the sheet by model', () => {
	const service = {
		id: 1,
		name: 'Pads',
		category_name: 'Brakes',
		duration_minutes: 60,
		base_price: 500,
		is_active: true,
		model_prices_count: 1,
	}
	const sheet = {
		classes: [],
		services: [service],
		prices: [{ service: 1, vehicle_class: 'moped', price: 300 }],
		by_model: { manufacturers: [], models: [], prices: [{ service: 1, prices: [[7, 350] as [number, number]] }] },
	}

	test("has a model's own price, else its class's, else the base price (D-35)", () => {
		const known = pricesBySheet(sheet)
		expect(known.get('1 #7')).toBe(350)
		expect(standInOf(known, service, 'moped')).toEqual({ price: 300, whose: 'class' })
		expect(standInOf(known, service, 'scooter')).toEqual({ price: 500, whose: 'base' })
	})
	test('sends cells of models and of classes, and shows them once they are saved', () => {
		const known = pricesBySheet(sheet)
		const edits = editsWith({}, known, [
			{ key: '1 #7', text: '' },
			{ key: '1 #8', text: '410' },
			{ key: '1 moped', text: '310' },
		])
		const cells = cellsOf(changedCells(edits, known))
		expect(cells).toEqual([
			{ service: 1, vehicle_model: 7, was: 350, price: null },
			{ service: 1, vehicle_model: 8, was: null, price: 410 },
			{ service: 1, vehicle_class: 'moped', was: 300, price: 310 },
		])
		expect(Object.fromEntries(pricesBySheet(withCells(sheet, cells)))).toEqual({ '1 #8': 410, '1 moped': 310 })
	})
	test('keeps what was typed while the rest was saved, as a change of what was saved', () => {
		const then = editsWith({}, prices, [
			{ key: '1 moped', text: '350' },
			{ key: '2 moped', text: '1500' },
			{ key: '3 moped', text: '9' },
		])
		const saved = changedCells(then, prices).slice(0, 2)
		const now = editsWith(then, prices, [{ key: '2 moped', text: '1600' }])
		expect(editsAfter(now, then, saved)).toEqual({ '2 moped': { text: '1600', was: 1500 }, '3 moped': { text: '9', was: null } })
	})
	test('more than one call takes are saved in several presses', () => {
		expect([saveWords(80), saveWords(2000), saveWords(10_500)]).toEqual(['Save 80', 'Save 2,000', 'Save 2,000 of 10,500'])
	})
})
