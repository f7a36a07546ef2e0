import { expect, test } from 'vitest'
import { changedSearch, loadRows, queryOf, readListAddress } from './list-state.ts'
import type { List } from './list-type.ts'

const changed = (address: string, changes: Parameters<typeof changedSearch>[1]) =>
	String(changedSearch(new URLSearchParams(address), changes))

const rows = Array.from({ length: 70 }, (_, at) => ({ id: at + 1 }))
const list: List<{ id: number }> = {
	name: 'Things',
	list: async ({ page, page_size }) => {
		const [at, size] = [Number(page), Number(page_size)]
		const next = at * size < rows.length ? 'more' : null
		return { count: rows.length, next, previous: null, results: rows.slice((at - 1) * size, at * size) }
	},
	keyOf: ({ id }) => id,
	columns: [{ id: 'id', header: 'Id', cell: ({ id }) => id, sort: 'id' }],
	tabs: [
		{ tab: '', label: 'Open', query: { open: 'true' } },
		{ tab: 'all', label: 'All', query: {}, ordering: '-id' },
	],
	ordering: 'id',
	empty: { title: 'Nothing' },
}
const addressOf = (address: string) => readListAddress(list, new URLSearchParams(address))

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

test('an address that was typed wrongly shows the list as usual', () => {
	expect(queryOf(list, addressOf('tab=nonsense&ordering=price&page=minus&page_size=7'))).toEqual({
		open: 'true',
		search: undefined,
		ordering: 'id',
		page: '1',
		page_size: '25',
	})
	expect(queryOf(list, addressOf('tab=all&search=+MH12+'))).toMatchObject({ search: 'MH12', ordering: '-id' })
})

test('a list that grows shows every page up to the one in its address, so that a reload and the way back find the same rows', async () => {
	const grown = await loadRows({ ...list, paging: 'more' }, addressOf('page=2'), AbortSignal.any([]))
	expect([grown.results.length, grown.results.at(-1)?.id, grown.next]).toEqual([50, 50, 'more'])
	const all = await loadRows({ ...list, paging: 'more' }, addressOf('page=9'), AbortSignal.any([]))
	expect([all.results.length, all.next]).toEqual([70, null])
})

test('a list in pages shows the one in its address', async () => {
	const page = await loadRows(list, addressOf('page=3'), AbortSignal.any([]))
	expect(page.results.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => at + 51))
})

test('an order that a form without script sends though nothing was chosen asks for none', () => {
	const shop = { ...list, ordering: undefined, orders: [{ value: '', label: 'Featured first' }] }
	expect(queryOf(shop, readListAddress(shop, new URLSearchParams('search=brake&ordering=')))).toMatchObject({
		search: 'brake',
		ordering: undefined,
	})
})
