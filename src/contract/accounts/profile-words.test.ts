import { expect, test } from 'vitest'
import { profilePhoneProblem } from './account-words.ts'
import { profilePhone, profileRegistrationProblem } from './profile-words.ts'

test('a phone number may be typed as Indians do; only what would be refused for its blanks is written anew (A.PROFILE-09)', () => {
	for (const text of ['9876543210', '+919876543210', '+91 98765-43210', '098765 43210', '0 98765 43210', '91-9876543210'])
		expect(profilePhone(` ${text} `), text).toBe(text)
	for (const text of ['+91 - 98765 - 43210', '(+91) 98765 43210', '+91 98 765 43 210', '0 98 76 54 32 10'])
		expect(profilePhoneProblem(profilePhone(text)), text).toBeNull()
	expect(profilePhone('+91 – 98765 – 43210')).toBe('+91 98765 43210')
	for (const text of ['', '1234567890123456', '98765abcde', '+1 (202) 555-0143 77']) expect(profilePhone(text), text).toBe(text)
})

test('a registration number is not needed, but is one (A.R-38)', () => {
	for (const text of ['', ' ', 'MH 12 KT 4821', 'mh12ab-1234', '22 BH 1234 AA']) expect(profileRegistrationProblem(text), text).toBeNull()
	for (const text of ['hello', '1234', 'MH 12 KT 48211 99']) expect(profileRegistrationProblem(text), text).not.toBeNull()
})
