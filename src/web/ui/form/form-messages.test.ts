import { expect, test } from 'vitest'
import { type FormFields, faultsOf, refusedFaults } from './form-fields.ts'
import { afterAttempt, noMessages, withFieldMessage } from './form-messages.ts'

type Values = { name: string; days: string; password: string; again: string }
const needed = (text: string) => (text === '' ? 'This field is required.' : null)
const fields: FormFields<Values> = {
	name: { label: 'Name', problem: needed },
	days: { label: 'Days', answers: ['from', 'until'] },
	password: { label: 'Password', problem: needed },
	again: { label: 'Once more', problem: (text, { password }) => (text === password ? null : 'They differ.'), comparedWith: 'password' },
}

test('the faults of a form stand in the order of its fields, and a rule may look at another field', () => {
	expect(faultsOf(fields, { name: '', days: '', password: 'a', again: 'b' })).toEqual([
		{ name: 'name', text: 'This field is required.' },
		{ name: 'again', text: 'They differ.' },
	])
})

test('what the server refuses is said at its field, also under a name of its own; what has no field here is not', () => {
	expect(refusedFaults(fields, { until: ['Too late.'], name: ['Taken.', 'Too short.'], origin: ['Unknown.'] })).toEqual([
		{ name: 'name', text: 'Taken.' },
		{ name: 'days', text: 'Too late.' },
	])
})

test('a line of the summary goes with its fault and comes again only with the next try (D-34)', () => {
	const sent = afterAttempt(noMessages, [
		{ name: 'name', text: 'This field is required.' },
		{ name: null, text: 'One service is not offered any more.' },
	])
	expect(sent.attempt).toBe(1)
	const mended = withFieldMessage(sent, 'name', null)
	expect(mended.summary).toEqual([{ name: null, text: 'One service is not offered any more.' }])
	const wrongAgain = withFieldMessage(mended, 'name', 'Too long.')
	expect(wrongAgain.at).toEqual({ name: 'Too long.' })
	expect(wrongAgain.summary).toHaveLength(1)
})

test('a message that changes while it is mended changes in the summary too', () => {
	const sent = afterAttempt(noMessages, [{ name: 'name', text: 'This field is required.' }])
	expect(withFieldMessage(sent, 'name', 'Too long.').summary).toEqual([{ name: 'name', text: 'Too long.' }])
})

test('a try without a fault takes every message away and counts for nothing', () => {
	expect(afterAttempt(afterAttempt(noMessages, [{ name: 'name', text: 'Too long.' }]), [])).toEqual({ at: {}, summary: [], attempt: 1 })
})
