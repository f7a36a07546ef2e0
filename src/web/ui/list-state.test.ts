import { expect, test } from 'vitest'
import { changedSearch } from './list-state.ts'

const changed = (address: string, changes: Parameters<typeof changedSearch>[1]) =>
	String(changedSearch(new URLSearchParams(address), changes))

test('a change of search, filter or order leads back to the first page (B.ADMIN-03)', () => {
	expect(changed('page=3&tab=all', { search: 'MH12' })).toBe('tab=all&search=MH12')
	expect(changed('page=3&ordering=reference', { ordering: '-reference' })).toBe('ordering=-reference')
})

test('a change of page keeps everything else, and the first page has no number', () => {
	expect(changed('tab=all&page=2', { page: '3' })).toBe('tab=all&page=3')
	expect(changed('tab=all&page=2', { page: undefined })).toBe('tab=all')
})

test('an empty value leaves the address', () => {
	expect(changed('kind=scheduled&search=x', { kind: '' })).toBe('search=x')
})
