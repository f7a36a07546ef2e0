import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isAbout, refreshAll, refreshChanged } from './changed-queries.ts'

const repair = (id: number) => ({ collection: 'repair-bookings', id: String(id) })

test('a changed repair concerns every screen that shows it: its own page, the lists, the day and the numbers (B.ADMIN-21, B.ADMIN-22)', () => {
	for (const key of [
		['own', 'repairs'],
		['own', 'repairs', 7],
		['staff', 'repair-bookings', { page: 2 }],
		['staff', 'repair-bookings', 7],
		['staff', 'day', '2026-12-01'],
		['staff', 'counts'],
		['staff', 'audit-log', {}],
	])
		expect(isAbout(key, repair(7)), key.join(' ')).toBe(true)
})

test('an inspection is work of the day, and what a part has in stock is counted (B.ADMIN-29, B.ADMIN-34)', () => {
	expect(isAbout(['staff', 'day', '2026-12-01'], { collection: 'sell-requests', id: '4' })).toBe(true)
	expect(isAbout(['staff', 'counts'], { collection: 'parts', id: 'x' })).toBe(true)
	expect(isAbout(['staff', 'parts', {}], { collection: 'parts', id: 'x' })).toBe(true)
})

test('and no other: another repair, the profile, the cart, the catalogue are not asked for again', () => {
	for (const key of [
		['own', 'repairs', 8],
		['staff', 'repair-bookings', 77],
		['own', 'profile'],
		['own', 'service-cart'],
		['staff', 'services'],
		['service-categories'],
	])
		expect(isAbout(key, repair(7)), key.join(' ')).toBe(false)
})

test('a change in any other collection of the company concerns what is kept under its name', () => {
	expect(isAbout(['staff', 'fee-rules', {}], { collection: 'fee-rules', id: '1' })).toBe(true)
	expect(isAbout(['staff', 'services', 'of', 'x'], { collection: 'services', id: '1' })).toBe(true)
	expect(isAbout(['staff', 'services'], { collection: 'service-prices', id: '1' })).toBe(false)
})

test('what is concerned becomes old, the rest stays as it is; a reset makes all of it old', async () => {
	const queries = new QueryClient()
	const isOld = (key: unknown[]) => queries.getQueryState(key)?.isInvalidated
	for (const key of [['own', 'repairs'], ['own', 'repairs', 8], ['own', 'profile'], ['public']]) queries.setQueryData(key, [])
	await refreshChanged(queries, [repair(7)])
	expect([['own', 'repairs'], ['own', 'repairs', 8], ['own', 'profile'], ['public']].map(isOld)).toEqual([true, false, false, false])
	await refreshAll(queries)
	expect([['own', 'repairs', 8], ['own', 'profile'], ['public']].map(isOld)).toEqual([true, true, false])
})
