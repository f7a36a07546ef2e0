import { describe, expect, it } from 'vitest'
import { dialable, digitsOf, isIndianMobile, whatsappLink } from './phone.ts'

describe('phone numbers', () => {
	it('are the same number however they are spaced', () => {
		for (const text of [
			'919822044100',
			'+91 98220 44100',
			'+91-98220-44100',
			'(+91) 98220 44100',
			'[91] 98220–44100',
			'\u00a091 9822044100 ',
		])
			expect(digitsOf(text)).toBe('919822044100')
	})

	it('keep a letter, so that it can be refused (B.CHECKOUT-23)', () => {
		expect(digitsOf('98765 abcde')).toBe('98765abcde')
	})

	it('are Indian mobile numbers with ten digits from 6 to 9 on', () => {
		for (const text of ['9822044100', '+91 98220 44100', '919822044100', '098220 44100', '6000000000'])
			expect(isIndianMobile(text)).toBe(true)
		for (const text of ['', '5822044100', '982204410', '98220441000', '+1 98220 44100', '98220 4410x', '+91 00000 00000'])
			expect(isIndianMobile(text)).toBe(false)
	})

	it('can be called by tapping them (D-37)', () => {
		expect(dialable('+91 00000 00000')).toBe('tel:+910000000000')
		expect(dialable('98220-44100')).toBe('tel:9822044100')
	})

	it('open WhatsApp with the words already there', () => {
		expect(whatsappLink('+91 00000 00000', 'My booking BK0123456789 & more')).toBe(
			'https://wa.me/910000000000?text=My%20booking%20BK0123456789%20%26%20more',
		)
		expect(whatsappLink('98220 44100', '₹628?')).toBe('https://wa.me/919822044100?text=%E2%82%B9628%3F')
		expect(whatsappLink('098220 44100', '')).toBe('https://wa.me/919822044100?text=')
	})
})
