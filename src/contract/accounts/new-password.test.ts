import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { newPasswordProblem } from './account-words.ts'
import { isCommonPassword } from './new-password.ts'

test('a well-known password is one in whatever case (D-50)', () => {
	for (const password of ['Password1', 'PASSWORD123', 'Qwerty123', 'P@ssw0rd', 'Admin@123', 'India123', '1qaz2WSX', 'Pulsar150'])
		expect(isCommonPassword(password)).toBe(true)
})

test('of the passwords most used in the world that the rules would take, more than 3,000 are refused (ASVS V6.2.4)', () => {
	const capitalised = dictionary['passwords-common'].map((password) => password.replace(/[a-z]/, (letter) => letter.toUpperCase()))
	const refused = capitalised.filter((password) => newPasswordProblem(password) === null && isCommonPassword(password))
	expect(refused.length).toBeGreaterThan(3_000)
})

test('a password that only resembles one may be used, and so may the examples of the form (D-50, A.ACC-29)', () => {
	for (const password of ['Abcdefg1', 'Abcdef1!', 'Rider@2026', 'Password of mine 1', 'correct Horse 9 battery']) {
		expect(isCommonPassword(password)).toBe(false)
		expect(newPasswordProblem(password)).toBeNull()
	}
})
