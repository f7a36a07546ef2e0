import { expect, test } from 'vitest'
import { rupeesInWords } from './in-words.ts'

test('a sum is said as people in India say it', () => {
	for (const [paise, words] of [
		[3_999_00, 'Rupees three thousand nine hundred ninety-nine only'],
		[0, 'Rupees zero only'],
		[50, 'Rupees zero and fifty paise only'],
		[1_00_000_00, 'Rupees one lakh only'],
		[12_34_567_89, 'Rupees twelve lakh thirty-four thousand five hundred sixty-seven and eighty-nine paise only'],
		[20_00_00_110_01, 'Rupees twenty crore one hundred ten and one paise only'],
	] as const)
		expect(rupeesInWords(paise)).toBe(words)
	expect(() => rupeesInWords(0.5)).toThrow(RangeError)
})
