import { describe, expect, it } from 'vitest'
import { priceRange, priceWords, rangeWords } from './price-words.ts'

const activa = { manufacturer: 'Honda', model: 'Activa' }

describe('the lines of a price', () => {
	it('a custom price names the regular one (B.SERVICE-20, B.SERVICE-22)', () => {
		expect(priceWords({ price: 1499, is_custom_price: true, fits: true }, activa, 1999)).toEqual({
			amount: '₹1,499',
			label: 'Special price for Honda Activa',
			regular: 'Regular price: ₹1,999',
		})
	})
	it('a standard price stands alone (B.SERVICE-21)', () => {
		expect(priceWords({ price: 1999, is_custom_price: false, fits: true }, activa, 1999)).toEqual({
			amount: '₹1,999',
			label: 'Standard price for Honda Activa',
			regular: null,
		})
	})
})

it('without a bike a price is a range over the bikes that it is for, and one amount where all pay the same', () => {
	expect(rangeWords({ price_from: 189, price_to: 379 })).toBe('₹189 to ₹379 by bike')
	expect(priceRange({ price_from: 189, price_to: 1379 })).toBe('₹189 to ₹1,379')
	expect(rangeWords({ price_from: 189, price_to: 189 })).toBe('₹189')
	expect(rangeWords({ price_from: null, price_to: null })).toBeNull()
	expect(rangeWords({})).toBeNull()
})
