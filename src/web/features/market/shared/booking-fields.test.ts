import { expect, test } from 'vitest'
import { usualBookingDay } from './booking-fields.ts'

test.each([
	['today as long as somebody confirms it', '2026-11-20T19:59:59+05:30', '2026-11-20'],
	['tomorrow from eight in the evening on', '2026-11-20T20:00:00+05:30', '2026-11-21'],
	['the new day after midnight', '2026-11-21T00:00:00+05:30', '2026-11-21'],
])('the day that is offered for a visit is %s (B.R-21)', (_words, at, day) => {
	expect(usualBookingDay(new Date(at))).toBe(day)
})
