import { describe, expect, it } from 'vitest'
import { formatExactRupees, formatRupees, formatRupeesAndPaise, paise, rupees } from './money.ts'

describe('prices as customers read them', () => {
	it('have two decimals each on a document, so that they stand below each other', () => {
		expect([0, 95, 1450.5, 1_23_456.05, -50].map(formatRupeesAndPaise)).toEqual(['₹0.00', '₹95.00', '₹1,450.50', '₹1,23,456.05', '-₹50.00'])
	})

	it('B.CONST-01: ₹ with Indian grouping, no decimals, rounded half up', () => {
		expect(formatRupees(1234567.5)).toBe('₹12,34,568')
		expect(formatRupees(2.5)).toBe('₹3')
		expect(formatRupees(2.49)).toBe('₹2')
		expect(formatRupees(1080)).toBe('₹1,080')
	})

	it('A.LAYOUT-32: 123456 is shown as ₹1,23,456 (A.CONST-22)', () => {
		expect(formatRupees(123456)).toBe('₹1,23,456')
	})

	it('groups every length as a passbook does', () => {
		expect([0, 7, 99, 349, 1000, 99_999, 1_00_000, 9_99_999, 10_00_000, 1_00_00_000, 123_45_67_890].map(formatRupees)).toEqual([
			'₹0',
			'₹7',
			'₹99',
			'₹349',
			'₹1,000',
			'₹99,999',
			'₹1,00,000',
			'₹9,99,999',
			'₹10,00,000',
			'₹1,00,00,000',
			'₹1,23,45,67,890',
		])
	})

	it('a discount has its minus before the sign, and nothing is ever -₹0', () => {
		expect(formatRupees(-50)).toBe('-₹50')
		expect(formatRupees(-2.5)).toBe('-₹3')
		expect(formatRupees(-0.4)).toBe('₹0')
		expect(formatRupees(-0)).toBe('₹0')
	})

	it('agrees with what Intl says for Indian English', () => {
		const intl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
		for (let amount = 1; amount < 1e12; amount = amount * 3 + 1) expect(formatRupees(amount)).toBe(intl.format(amount))
	})

	it('never shows a price that is not a number', () => {
		for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
			expect(() => formatRupees(amount)).toThrow(RangeError)
	})
})

describe('B.E-24: money is exact', () => {
	it('three times 33.33 is 99.99', () => {
		expect(rupees(3 * paise(33.33))).toBe(99.99)
	})

	it('rounds half up to whole paise as written, not as a float happens to be stored', () => {
		expect(paise(1.005)).toBe(101)
		expect(paise(1.004999)).toBe(100)
		expect(paise(0.1 + 0.2)).toBe(30)
		expect(paise(349)).toBe(34_900)
		expect(paise(1e-7)).toBe(0)
		expect(paise(-1.005)).toBe(-101)
	})

	it('every price of two decimals survives the way to the database and back', () => {
		for (let amount = 0; amount < 200_000; amount += 7) expect(paise(rupees(amount))).toBe(amount)
	})

	it('shows whoever sets a price its paise, and none where there are none', () => {
		expect([1450.5, 1450, 0, 0.05, 123456.78].map(formatExactRupees)).toEqual(['₹1,450.50', '₹1,450', '₹0', '₹0.05', '₹1,23,456.78'])
		expect([-1250.05, -0.5].map(formatExactRupees)).toEqual(['-₹1,250.05', '-₹0.50'])
	})

	it('refuses what is not an amount', () => {
		for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300])
			expect(() => paise(amount)).toThrow(RangeError)
		expect(() => rupees(10.5)).toThrow(RangeError)
		expect(() => rupees(Number.NaN)).toThrow(RangeError)
	})
})
