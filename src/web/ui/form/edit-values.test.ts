import { expect, test } from 'vitest'
import { changedNames, isSameValue, mergeMeanwhile, wordsOfValue } from './edit-values.ts'

const base = { name: 'Puncture', duration: '30 min', features: ['Tube patched'], is_active: true }

test('blanks around a text change nothing, another order of a list does', () => {
	expect(isSameValue(' Puncture ', 'Puncture')).toBe(true)
	expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
	expect(changedNames({ ...base, name: 'Puncture ', is_active: false }, base)).toEqual(['is_active'])
})

test('what nobody touched here follows the other change, what both changed waits for a choice (B.ADMIN-36)', () => {
	const mine = { ...base, name: 'Puncture repair' }
	const theirs = { ...base, name: 'Flat tyre', duration: '40 min' }
	expect(mergeMeanwhile(base, mine, theirs)).toEqual({ follow: { duration: '40 min' }, differ: { name: 'Flat tyre' } })
})

test('the same change on both sides is no conflict, and what only I changed is none either', () => {
	const mine = { ...base, name: 'Flat tyre', features: ['Tube patched', 'Pressure checked'] }
	expect(mergeMeanwhile(base, mine, { ...base, name: 'Flat tyre' })).toEqual({ follow: {}, differ: {} })
})

test('a value is told in words, an empty one too', () => {
	expect(wordsOfValue('')).toBe('empty')
	expect(wordsOfValue(false)).toBe('no')
	expect(wordsOfValue([])).toBe('none')
	expect(wordsOfValue([{ days: 'Monday', hours: '9 AM to 6 PM' }])).toBe('Monday, 9 AM to 6 PM')
})
