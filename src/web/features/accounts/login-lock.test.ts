import { describe, expect, test } from 'vitest'
import { type FailedLogins, secondsLocked, withFailure, withoutFailures } from './login-lock.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 21, 12)
const rider = 'rider@pahiya.test'
const failTimes = (times: number, email = rider, from: FailedLogins = {}) =>
	Array.from({ length: times }).reduce<FailedLogins>((failed) => withFailure(failed, email, noon), from)

describe("the browser's login lock", () => {
	test('four refused logins do not lock, the fifth locks for fifteen minutes', () => {
		expect(secondsLocked(failTimes(4), rider, noon)).toBe(0)
		expect(secondsLocked(failTimes(5), rider, noon)).toBe(900)
	})

	test('is over after fifteen minutes, and counts from one again', () => {
		const locked = failTimes(5)
		expect(secondsLocked(locked, rider, noon + 15 * minute - 1)).toBe(1)
		expect(secondsLocked(locked, rider, noon + 15 * minute)).toBe(0)
		expect(withFailure(locked, rider, noon + 15 * minute)[rider]?.failures).toBe(1)
	})

	test('knows an e-mail whatever its case and the blanks around it', () => {
		const mixed = [' Rider@Pahiya.test', 'RIDER@PAHIYA.TEST', rider, rider, 'rider@pahiya.test '].reduce<FailedLogins>(
			(failed, email) => withFailure(failed, email, noon),
			{},
		)
		expect(secondsLocked(mixed, 'rider@PAHIYA.test', noon)).toBe(900)
	})

	test('locks one e-mail and no other', () => {
		expect(secondsLocked(failTimes(5), 'staff@pahiya.test', noon)).toBe(0)
	})

	test('a successful login forgets the failures of its e-mail only', () => {
		const both = failTimes(5, 'staff@pahiya.test', failTimes(4))
		const after = withoutFailures(both, 'Rider@pahiya.test', noon)
		expect(secondsLocked(failTimes(4, rider, after), rider, noon)).toBe(0)
		expect(secondsLocked(after, 'staff@pahiya.test', noon)).toBe(900)
	})

	test('old failures do not add up to a lock', () => {
		expect(secondsLocked(withFailure(failTimes(4), rider, noon + 16 * minute), rider, noon + 16 * minute)).toBe(0)
	})

	test('an end that no lock can have is not believed', () => {
		expect(secondsLocked({ [rider]: { failures: 5, until: noon + 365 * 24 * 60 * minute } }, rider, noon)).toBe(0)
	})

	test('remembers at most twenty addresses, the newest', () => {
		const many = Array.from({ length: 30 }, (_, index) => `r${index}@pahiya.test`).reduce<FailedLogins>(
			(failed, email) => withFailure(failed, email, noon),
			{},
		)
		expect(Object.keys(many)).toHaveLength(20)
		expect(many['r29@pahiya.test']).toBeDefined()
		expect(many['r0@pahiya.test']).toBeUndefined()
	})
})
