import { describe, expect, it } from 'vitest'
import { newReference } from './references.ts'

describe('booking references', () => {
	it('A.CONST-20: are BK and ten digits', () => {
		for (let count = 0; count < 1000; count++) expect(newReference()).toMatch(/^BK\d{10}$/)
	})

	it('differ from booking to booking', () => {
		expect(new Set(Array.from({ length: 1000 }, () => newReference())).size).toBe(1000)
	})

	it('favour no digit', () => {
		let next = 0
		const everyByte = (count: number) => Uint8Array.from({ length: count }, () => next++ % 256)
		const seen = Array.from({ length: 25 }, () => newReference(everyByte))
			.join('')
			.replaceAll('BK', '')
		for (const digit of '0123456789') expect(seen.split(digit)).toHaveLength(26)
	})

	it('may begin with a zero and stay ten digits long', () => {
		expect(newReference((count) => new Uint8Array(count))).toBe('BK0000000000')
	})
})
