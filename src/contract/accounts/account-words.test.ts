import { expect, test } from 'vitest'
import {
	accountEmailProblem,
	newPasswordProblem,
	normalEmail,
	passwordChecks,
	profilePhoneProblem,
	profilePostalCodeProblem,
	resetTooSoon,
	tooManyAttempts,
	usernameProblem,
} from './account-words.ts'

test('an e-mail address is one address whatever its case and Unicode form (A.E-12)', () => {
	for (const twin of [' Rider@Example.IN ', 'ＲＩＤＥＲ@example.in', 'rider＠example.in', 'RIDER@EXAMPLE.in\n']) {
		expect(normalEmail(twin)).toBe('rider@example.in')
		expect(accountEmailProblem(twin)).toBeNull()
	}
	expect(normalEmail('jose\u0301@example.in')).toBe(normalEmail('JOSÉ@example.in'))
	for (const twin of ['İrem@example.in', 'I\u0307rem@example.in', 'i\u0307rem@example.in'])
		expect(normalEmail(twin)).toBe('irem@example.in')
	for (const text of ['İ\u0301@b.in', 'ΑΣ@b.in', 'ﬁ@b.in']) expect(normalEmail(normalEmail(text))).toBe(normalEmail(text))
})

test('what is no address, or several, is refused (A.ACC-10, A.E-19)', () => {
	const wrong = [
		'',
		'abc',
		'a@b',
		'@b.in',
		'a@.in',
		'a@b..in',
		'a b@c.in',
		'a@b@c.in',
		'a,b@c.in',
		'a@b.in,c@d.in',
		'a@b.in;c',
		'<a@b.in>',
		'"a"@b.in',
		'a\u200b@b.in',
		`${'a'.repeat(250)}@b.in`,
		'a..b@c.in',
		'.a@b.in',
		'a.@b.in',
		`${'a'.repeat(65)}@b.in`,
		`a@${'b'.repeat(64)}.in`,
		'a@b-.in',
		'a@-b.in',
		'a@b.in-',
	]
	for (const text of wrong) expect(accountEmailProblem(text), text).toBe('Invalid email address')
	for (const text of [
		'a@b.in',
		`${'a'.repeat(64)}@${'b'.repeat(63)}.in`,
		'a.b@c-d.in',
		"o'brien+bike@mail.example.co.in",
		'रवि@उदाहरण.भारत',
	])
		expect(accountEmailProblem(text), text).toBeNull()
})

test('a phone number has 10 to 15 digits and at most 15 characters (A.R-37, A.PROFILE-09)', () => {
	for (const text of ['9876543210', '+919876543210', '+91 98765-43210', '98765 43210', '123456789012345'])
		expect(profilePhoneProblem(text), text).toBeNull()
	for (const text of ['123456789', '98765abcde', '+', '98765+43210', '(98765)43210', '+123456789012345', '1234567890123456'])
		expect(profilePhoneProblem(text), text).not.toBeNull()
	expect(profilePhoneProblem(' ')).toBe('This field is required')
})

test('a postal code has exactly six digits (A.CONST-07)', () => {
	expect(profilePostalCodeProblem(' 560001 ')).toBeNull()
	for (const text of ['12345', '1234567', '12345a', '५६०००१'])
		expect(profilePostalCodeProblem(text), text).toBe('Please enter a valid 6-digit postal code')
})

test('the checklist and the rule agree on what is required (A.ACC-04, A.ACC-29, A.R-03)', () => {
	for (const text of ['abc', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Abcdefg1', 'Abcdef1!', '']) {
		const met = passwordChecks.filter(({ required }) => required).every((check) => check.met(text))
		expect(newPasswordProblem(text) === null, text).toBe(met)
	}
})

test('a username has 3 to 30 letters, digits and underscores (A.R-24)', () => {
	for (const text of ['abc', 'rider_01', 'A'.repeat(30)]) expect(usernameProblem(text)).toBeNull()
	for (const text of ['', 'ab', 'a'.repeat(31), 'a-b', 'a b', 'रवि_', 'a.b.c']) expect(usernameProblem(text), text).not.toBeNull()
})

test('the wait for another reset link is told in whole minutes (A.R-10)', () => {
	expect([3600, 61, 60, 1].map(resetTooSoon)).toEqual(
		['60 minutes', '2 minutes', '1 minute', '1 minute'].map((time) => `Please wait ${time} before requesting another email.`),
	)
})

test('a lock is told in whole minutes, one at least (A.R-07)', () => {
	expect([900, 600, 601, 59, 1].map(tooManyAttempts)).toEqual(
		[15, 10, 11, 1, 1].map((minutes) => `Too many attempts. Please try again in ${minutes} minutes.`),
	)
})
