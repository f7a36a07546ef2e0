import { expect, test } from 'vitest'
import { emailOf, modeOf, placeOf } from './account-modes.ts'

test('the query names the view, and nothing or nonsense is the login', () => {
	expect(['', '?mode=signup', '?mode=resend', '?mode=toString', '?mode='].map((search) => modeOf(search, null))).toEqual([
		'login',
		'signup',
		'resend',
		'login',
		'login',
	])
})

test('navigation state opens the resend view with an e-mail', () => {
	const state = { resend: true, email: 'rider@pahiya.test' }
	expect(modeOf('', state)).toBe('resend')
	expect(emailOf(state)).toBe('rider@pahiya.test')
	expect([null, 'x', { email: 3 }].map(emailOf)).toEqual(['', '', ''])
})

test('switching the view keeps the way back and drops the resend flag', () => {
	const from = { pathname: '/profile', search: '?tab=repairs', hash: '' }
	expect(placeOf('signup', { search: '?returnUrl=%2Fcheckout', state: { from } })).toEqual({
		to: { pathname: '/login', search: '?returnUrl=%2Fcheckout&mode=signup' },
		state: { from },
	})
	expect(placeOf('login', { search: '?mode=signup', state: { resend: true, email: 'x' } })).toEqual({
		to: { pathname: '/login', search: '' },
		state: null,
	})
})
