import { expect, test } from 'vitest'
import { invoiceRetentionStart } from './invoice-retention-start.ts'

test('an invoice is kept until seven years after the financial year of its work, which ends on 31 March in India (D-43, B.CONST-38)', () => {
	const since = (now: string) => invoiceRetentionStart(new Date(now)).toISOString()
	expect(since('2026-11-21T06:00:00Z')).toBe('2019-03-31T18:30:00.000Z')
	expect(since('2027-03-31T18:29:59Z')).toBe('2019-03-31T18:30:00.000Z')
	expect(since('2027-03-31T18:30:00Z')).toBe('2020-03-31T18:30:00.000Z')
})
