import { expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { NoAnswer } from '../../session/send.ts'
import { failureWords } from './failure-words.ts'

const refused = (body: unknown, status = 400) => failureWords(new ApiProblem({ status, body }))

test('a failure says the error, else the details, else a body that is a text, else that it failed (A.CONTACT-14)', () => {
	expect(refused({ error: 'Email is required', details: { name: ['Name is required'] } })).toBe('Email is required')
	expect(refused({ details: { name: ['Name is required'] } })).toBe('Name is required')
	expect(refused({ details: 'Too many' }, 429)).toBe('Too many')
	expect(refused('Too busy', 503)).toBe('Too busy')
	expect(refused({}, 500)).toBe('Failed to send message. Please try again.')
	expect(refused('<html></html>', 502)).toBe('Failed to send message. Please try again.')
	expect(refused(null, 500)).toBe('Failed to send message. Please try again.')
})

test('without an answer it says that the network failed (A.CONTACT-15)', () => {
	expect(failureWords(new NoAnswer(false))).toBe('Network error. Please check your connection and try again.')
})
