import { expect, test } from 'vitest'
import { emiOf, usualLoan } from './emi-estimate.ts'

test('an instalment is what a bank reckons: ₹42,000 over 24 months at 14 % a year is ₹2,017 a month', () => {
	expect(usualLoan(52_500)).toEqual({ paidNow: 10_500, months: 24, rate: 14 })
	expect(emiOf(52_500, usualLoan(52_500))).toEqual({ lent: 42_000, monthly: 2_017, total: 58_908 })
})

test('without interest the rest is shared out, and who pays all at once owes nothing', () => {
	expect(emiOf(24_000, { paidNow: 0, months: 24, rate: 0 })).toEqual({ lent: 24_000, monthly: 1_000, total: 24_000 })
	expect(emiOf(24_000, { paidNow: 30_000, months: 24, rate: 14 })).toEqual({ lent: 0, monthly: 0, total: 24_000 })
})
