import { describe, expect, it } from 'vitest'
import { priceWords } from './price-words.ts'

const activa = { manufacturer: 'Honda', model: 'Activa' }

describe('the lines of a price', () => {
	it('a custom price names the regular one (B.SERVICE-20, B.SERVICE-22)', () => {
		expect(priceWords({ price: 1499, is_custom_price: true }, activa, 1999)).toEqual({
			amount: '₹1,499',
			label: 'Special price for Honda Activa',
			regular: 'Regular price: ₹1,999',
		})
	})
	it('a standard price stands alone (B.SERVICE-21)', () => {
		expect(priceWords({ price: 1999, is_custom_price: false }, activa, 1999)).toEqual({
			amount: '₹1,999',
			label: 'Standard price for Honda Activa',
			regular: null,
		})
	})
})
