import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { NoAnswer } from '../../session/send.ts'
import {
	failureWords,
	hasToken,
	lockedNowMessage,
	minutesLeft,
	retryAfterSeconds,
	stillLockedMessage,
	tokenIn,
	whyNotVerified,
} from './words-on-screen.ts'

const refused = (status: number, body?: unknown, retryAfter?: number) => new ApiProblem({ status, body, retryAfter })

test('seconds are said as whole minutes, never as none', () => {
	expect([0, 1, 59, 60].map(minutesLeft)).toEqual(Array(4).fill('1 minute'))
	expect([61, 600, 899.2, 900].map(minutesLeft)).toEqual(['2 minutes', '10 minutes', '15 minutes', '15 minutes'])
})

test('a lock speaks in the words of the specification', () => {
	expect(lockedNowMessage(900)).toBe('Too many failed attempts. Please try again in 15 minutes.')
	expect(stillLockedMessage(899)).toBe('Account is temporarily locked. Please try again in 15 minutes.')
})

test('a 429 without a time asks for fifteen minutes', () => {
	expect(retryAfterSeconds(refused(429, {}, 600))).toBe(600)
	expect(retryAfterSeconds(refused(429))).toBe(900)
})

describe('a verification that failed', () => {
	test('says for each kind of failure what it was', () => {
		expect(whyNotVerified(refused(404, { detail: 'Not found.' })).words).toBe('Invalid verification link or link has expired')
		expect(whyNotVerified(refused(400, { error: 'This link was replaced.' })).words).toBe('This link was replaced.')
		expect(whyNotVerified(refused(400)).words).toBe('Verification link has expired or is invalid. Please request a new one.')
		expect(whyNotVerified(new NoAnswer(true)).words).toBe('Request timed out. The server might be busy. Please try again later.')
		expect(whyNotVerified(refused(504)).words).toBe('Request timed out. The server might be busy. Please try again later.')
		for (const error of [new NoAnswer(false), refused(500, { detail: 'x' }), new Error('x')])
			expect(whyNotVerified(error).words).toBe('Failed to verify email. Please try again or contact support.')
	})

	test('offers to try again only where that may help', () => {
		expect(whyNotVerified(refused(400)).mayHelp).toBe(false)
		expect(whyNotVerified(refused(404)).mayHelp).toBe(false)
		expect(whyNotVerified(new NoAnswer(false)).mayHelp).toBe(true)
	})
})

test('blank and broken tokens are none', () => {
	expect([undefined, '', '  ', 'undefined', 'null'].map(hasToken)).toEqual(Array(5).fill(false))
	expect(hasToken('kJ8x')).toBe(true)
})

test('a token is found in what was copied of a mail (A.R-20)', () => {
	const link = 'https://pahiya.example/reset-password/ab-CD_12'
	for (const text of [
		link,
		` ${link}\n`,
		'https://pahiya.example/reset-\npassword/ab-CD\n_12',
		link.replace('d/', 'd?token='),
		`${link}?x=1`,
	])
		expect(tokenIn(text)).toBe('ab-CD_12')
	expect(tokenIn('a'.repeat(43))).toBe('a'.repeat(43))
	expect(['', '  ', 'hello', 'https://pahiya.example/reset-password/', 'https://evil.example/'].map(tokenIn)).toEqual(Array(5).fill(''))
})

test('a failure speaks in the words of the server, of the clock, or in ours (A.ACC-68, A.R-07)', () => {
	expect(failureWords(refused(400, { detail: 'Used.' }), 'Failed')).toBe('Used.')
	expect(failureWords(refused(503, { detail: 'Busy.' }), 'Failed')).toBe('Busy.')
	expect(failureWords(refused(429, { detail: 'x' }, 600), 'Failed')).toBe('Too many attempts. Please try again in 10 minutes.')
	for (const error of [refused(500), refused(400), new NoAnswer(false)]) expect(failureWords(error, 'Failed')).toBe('Failed')
})
