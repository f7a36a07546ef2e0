import { describe, expect, test } from 'vitest'
import { isEmailAddress } from './email.ts'

describe('an e-mail address (A.ACC-10, B.CHECKOUT-20)', () => {
	test.each(['a@b.in', 'sneha.k+bike@example.co.in', 'नाम@उदाहरण.भारत'])('%s is one', (text) => {
		expect(isEmailAddress(text)).toBe(true)
	})
	test.each(['', 'abc', 'a@b', 'a b@c.in', 'a@b.in,c@d.in', 'Name <a@b.in>', '@b.in', 'a@.in', `${'a'.repeat(250)}@b.in`])(
		'"%s" is none',
		(text) => {
			expect(isEmailAddress(text)).toBe(false)
		},
	)
})
