import { expect, test } from 'vitest'
import { changedFields, valueNotKept } from './changed-fields.ts'

test('only what differs is remembered, before and after (D-21)', () => {
	const before = { status: 'pending', notes: 'ring twice', features: ['a', 'b'], total: 500 }
	const after = { status: 'confirmed', notes: 'ring twice', features: ['a', 'b'], total: 500 }
	expect(changedFields(before, after, [])).toEqual({ before: { status: 'pending' }, after: { status: 'confirmed' } })
})

test('a change that changes nothing leaves nothing to remember (D-21)', () => {
	expect(changedFields({ name: 'Chain', hours: [1, 2] }, { hours: [1, 2], name: 'Chain' }, [])).toBeNull()
})

test('what was made or deleted is remembered whole, and an action without states as such (D-21)', () => {
	expect(changedFields(null, { name: 'Chain', image: undefined }, [])).toEqual({ before: null, after: { name: 'Chain', image: null } })
	expect(changedFields({ name: 'Chain' }, null, [])).toEqual({ before: { name: 'Chain' }, after: null })
	expect(changedFields(null, null, [])).toEqual({ before: null, after: null })
})

test('of personal data the log keeps the name of the field, never the value (D-43)', () => {
	const changed = changedFields(
		{ phone_number: '', name: 'Asha Rider', role: 'customer' },
		{ phone_number: '+910000000009', name: 'Asha R', role: 'staff' },
		['phone_number', 'name'],
	)
	expect(changed).toEqual({
		before: { phone_number: '', name: valueNotKept, role: 'customer' },
		after: { phone_number: valueNotKept, name: valueNotKept, role: 'staff' },
	})
	expect(JSON.stringify(changed)).not.toMatch(/Asha|0000/)
})
