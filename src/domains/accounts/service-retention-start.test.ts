import { expect, test } from 'vitest'
import { serviceRetentionStart } from './service-retention-start.ts'

test('what was done on a bike is kept for three years, to the day in India (B.CONST-39)', () => {
	expect(serviceRetentionStart(new Date('2026-11-20T06:00:00Z')).toISOString()).toBe('2023-11-19T18:30:00.000Z')
	expect(serviceRetentionStart(new Date('2028-02-29T06:00:00Z')).toISOString()).toBe('2025-02-27T18:30:00.000Z')
})
