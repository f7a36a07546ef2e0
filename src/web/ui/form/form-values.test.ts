import { expect, test } from 'vitest'
import { changedNames, isSameValue, mergeServerRow, wordsOfValue } from './form-values.ts'

const base = { name: 'Puncture', duration: '30 min', features: ['Tube patched'], is_active: true }

test('blanks around a text change nothing, another order of a list does', () => {
	expect(isSameValue(' Puncture ', 'Puncture')).toBe(true)
	expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
	expect(changedNames({ ...base, name: 'Puncture ', is_active: false }, base)).toEqual(['is_active'])
})

test('what nobody touched here follows the other change, what both changed waits for a choice (B.ADMIN-36)', () => {
	const typed = { ...base, name: 'Puncture repair' }
	const server = { ...base, name: 'Flat tyre', duration: '40 min' }
	expect(mergeServerRow(base, typed, server)).toEqual({ follow: { duration: '40 min' }, conflicts: { name: 'Flat tyre' } })
})

test('the same change on both sides is no conflict, and what only I changed is none either', () => {
	const typed = { ...base, name: 'Flat tyre', features: ['Tube patched', 'Pressure checked'] }
	expect(mergeServerRow(base, typed, { ...base, name: 'Flat tyre' })).toEqual({ follow: {}, conflicts: {} })
})

test('a value is told in words, an empty one too', () => {
	expect(wordsOfValue('')).toBe('empty')
	expect(wordsOfValue(false)).toBe('no')
	expect(wordsOfValue([])).toBe('none')
	expect(wordsOfValue([{ days: 'Monday', hours: '9 AM to 6 PM' }])).toBe('Monday, 9 AM to 6 PM')
})
