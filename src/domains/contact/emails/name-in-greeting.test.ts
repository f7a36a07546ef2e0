import { expect, test } from 'vitest'
import { nameInGreeting } from './name-in-greeting.ts'

test.each([
	['Ravi Kulkarni', 'Ravi Kulkarni'],
	['  Meera   Joshi ', 'Meera Joshi'],
	['Dr. A. P. J. Abdul Kalam', 'Dr. A. P.'],
	['रवि कुलकर्णी', 'रवि कुलकर्णी'],
	["O’Brien d'Souza-Rao", "O’Brien d'Souza-Rao"],
	['You won! Visit https://evil.test/prize now', 'You Visit now'],
	['www.evil.test', null],
	['evil.test/x', null],
	['ravi@pahiya.test', null],
	['+91 98765 43210', null],
	['x'.repeat(255), null],
	['<b>Ravi</b>', null],
])('a greeting says a name and nothing else of what was typed: %j', (typed, greeted) => {
	expect(nameInGreeting(typed)).toBe(greeted)
})
