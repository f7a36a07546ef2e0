import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
	['brake', 'brake', 0],
	['break', 'brake', 2],
	['barke', 'brake', 1],
	['splendr', 'splendor', 1],
	['chane', 'chain', 2],
	['', 'oil', 3],
	['oil', '', 3],
])('%j is %j mistyped in %i places (D-14)', (typed, meant, places) => {
	expect(editDistance(typed, meant)).toBe(places)
})
