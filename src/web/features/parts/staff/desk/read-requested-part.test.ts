import { expect, test } from 'vitest'
import { readRequestedPart } from './read-requested-part.ts'

test.each([
	['brake pad', 'brake pad', 1],
	['3x brake pad', 'brake pad', 3],
	['3 x brake', 'brake', 3],
	['12 × chain', 'chain', 12],
	['brake pad x3', 'brake pad', 3],
	['brake pad * 10', 'brake pad', 10],
	['10w30', '10w30', 1],
	['2 stroke oil', '2 stroke oil', 1],
	['0x brake', '0x brake', 1],
	['BX-40', 'BX-40', 1],
	['3x', '3x', 1],
	['', '', 1],
])('%s', (typed, words, quantity) => expect(readRequestedPart(typed)).toEqual({ words, quantity }))
