import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cancelRule } from './policy-rule-words.ts'

test('the checkout tells the rule about cancelling in the same words as the booking and its dialog (D-33)', () => {
	expect(cancelRule).toBe('You can cancel here until we confirm. After that call us; free up to 2 hours before service.')
	expect(readFileSync('src/web/features/repairs/shop/checkout/booking-card.tsx', 'utf8')).toContain(cancelRule)
})
