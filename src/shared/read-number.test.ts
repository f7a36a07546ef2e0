import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
	['1299', 1299],
	['1,299', 1299],
	[' ₹1,299 ', 1299],
	['Rs. 99', 99],
	['₹1,20,000.50', 120_000.5],
	['-5', -5],
])('%j is the number %d, as people write it', (text, number) => {
	expect(readNumber(text)).toBe(number)
})
test.each(['', '–', 'free', '12,5', '1,29', '1.2.3', '12 34', '1e3', '0x10', '₹1e3', 'Infinity'])('%j is no number', (text) => {
	expect(readNumber(text)).toBeNaN()
})
