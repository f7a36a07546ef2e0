import { expect, test } from 'vitest'
import { lastDue } from './last-due.ts'

const due = (time: Parameters<typeof lastDue>[0], at: string) => lastDue(time, new Date(at)).toISOString()

test('what is due every day is due by the clock of India', () => {
	const time = { hour: 3, minute: 40 }
	expect(due(time, '2026-11-20T03:40:00+05:30')).toBe('2026-11-19T22:10:00.000Z')
	expect(due(time, '2026-11-20T03:39:59+05:30')).toBe('2026-11-18T22:10:00.000Z')
	expect(due(time, '2026-11-21T03:39:59+05:30')).toBe('2026-11-19T22:10:00.000Z')
})

test('what is due every hour is due at its minute in India, which is half an hour off elsewhere', () => {
	expect(due({ minute: 10 }, '2026-11-20T06:09:59+05:30')).toBe('2026-11-19T23:40:00.000Z')
	expect(due({ minute: 10 }, '2026-11-20T06:10:00+05:30')).toBe('2026-11-20T00:40:00.000Z')
})
