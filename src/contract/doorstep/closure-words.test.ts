import { expect, test } from 'vitest'
import { closedHourProblem } from './closure-words.ts'
import { startingHours } from './doorstep-words.ts'

test('hours that can be closed are those at which somebody comes: 13 for repairs, 8 for visits (D-17, A.E-27)', () => {
	expect([startingHours.repairs.length, startingHours.repairs.at(0), startingHours.repairs.at(-1)]).toEqual([13, '08:00', '20:00'])
	expect([startingHours.visits.length, startingHours.visits.at(0), startingHours.visits.at(-1)]).toEqual([8, '09:00', '16:00'])
	expect([closedHourProblem('repairs', null), closedHourProblem('repairs', '20:00'), closedHourProblem('repairs', '08:00:00')]).toEqual([
		null,
		null,
		null,
	])
	for (const time of ['07:00', '21:00', '10:30', '10:00:01']) expect(closedHourProblem('repairs', time)).toContain('08:00 to 20:00')
	expect(closedHourProblem('visits', '17:00')).toContain('09:00 to 16:00')
})
