import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test('digits are grouped as in India, like those of a price', () => {
	for (const count of [0, 7, 999, 1_000, 12_400, 99_999, 1_00_000, 12_34_568, 1_00_00_000, -24_310])
		expect(formatCount(count)).toBe(count.toLocaleString('en-IN'))
})
