import { expect, test } from 'vitest'
import { endOfQuiet } from './quiet-until.ts'

test.each([
	['at nine in the evening until eight in the morning', '2026-11-20T15:30:00Z', [21, 8], '2026-11-21T02:30:00.000Z'],
	['after midnight until the same morning', '2026-11-20T20:00:00Z', [21, 8], '2026-11-21T02:30:00.000Z'],
	['to the last minute before', '2026-11-21T02:29:59Z', [21, 8], '2026-11-21T02:30:00.000Z'],
	['not from the hour on that ends them', '2026-11-21T02:30:00Z', [21, 8], null],
	['not a minute before they begin', '2026-11-20T15:29:59Z', [21, 8], null],
	['within one day', '2026-11-20T08:00:00Z', [13, 15], '2026-11-20T09:30:00.000Z'],
	['never where they have no length', '2026-11-20T20:00:00Z', [8, 8], null],
] as const)('quiet hours hold back %s', (_when, at, [from, until], end) => {
	expect(endOfQuiet(new Date(at), { from, until })?.toISOString() ?? null).toBe(end)
})
