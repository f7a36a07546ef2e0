import { expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { saveProblems } from './save-problems.ts'

const said = (body: unknown, status = 400) => saveProblems(new ApiProblem({ status, body }))

test('a failed saving is told by detail, then message, then at the fields, else in our words (A.PROFILE-28, A.R-40)', () => {
	expect(said({ detail: 'One', message: 'Two', name: ['Three'] }).words).toBe('One')
	expect(said({ message: 'Two' }, 500).words).toBe('Two')
	expect(said({ name: ['Three'] })).toEqual({ faults: [{ name: 'name', text: 'Three' }], photo: null, words: null })
	expect(said({}).words).toBe('Failed to update profile')
	expect(said('<html>', 502).words).toBe('Failed to update profile')
	expect(saveProblems(new Error('no answer')).words).toBe('Failed to update profile')
})

test('messages under the other names of the call stand at their fields; one of an unknown field is told as a whole', () => {
	expect(said({ phone: ['P'], model: ['M'], avatar: ['A'] })).toEqual({
		faults: [
			{ name: 'phone_number', text: 'P' },
			{ name: 'vehicle_model', text: 'M' },
		],
		photo: 'A',
		words: null,
	})
	expect(said({ preferred_location: ['L'] })).toEqual({ faults: [], photo: null, words: 'L' })
})
