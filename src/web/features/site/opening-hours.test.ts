import { expect, test } from 'vitest'
import { openingHours } from './opening-hours.ts'

const read = (days: string, hours: string) =>
	openingHours([{ days, hours }]).map(({ dayOfWeek, opens, closes }) => [dayOfWeek.length, opens, closes])

test.each([
	['Monday to Friday', '9 AM to 6 PM', [5, '09:00', '18:00']],
	['Saturday', '10 AM to 4 PM', [1, '10:00', '16:00']],
	['Every day', '8:30 am - 9 pm', [7, '08:30', '21:00']],
	['Saturday and Sunday', '10:00 to 16:00', [2, '10:00', '16:00']],
	['Monday, Wednesday, Friday', '12 PM to 12 AM', [3, '12:00', '00:00']],
] as const)('%s, %s is told to search engines', (days, hours, told) => {
	expect(read(days, hours)).toEqual([told])
})

test.each([
	['Weekdays', '9 AM to 6 PM'],
	['Monday', 'closed'],
	['Monday', '9 AM'],
	['Monday', '13 PM to 25:00'],
	['Friday to Monday', '9 AM to 6 PM'],
])('what is not understood is not told: %s, %s', (days, hours) => {
	expect(read(days, hours)).toEqual([])
})
