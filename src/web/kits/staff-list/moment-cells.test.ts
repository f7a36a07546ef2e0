import { expect, test } from 'vitest'
import { sheetMoment } from './moment-cells.ts'

test('a moment stands in a table file with its day and time in India (D-17)', () => {
	expect([sheetMoment('2027-03-31T18:30:00.116Z'), sheetMoment('2026-11-20T14:12:59.999Z'), sheetMoment(null)]).toEqual([
		'2027-04-01 00:00',
		'2026-11-20 19:42',
		'',
	])
})
