import { expect, test } from 'vitest'
import { listApplied, readFilter } from './filters.ts'
import type { Filter } from './list-type.ts'

const read = (filter: Filter, address: string) => readFilter(filter, new URLSearchParams(address))
const brand: Filter = {
	kind: 'several',
	name: 'brand',
	label: 'Brand',
	options: [
		{ value: 'ngk', label: 'NGK' },
		{ value: 'mrf', label: 'MRF' },
	],
}
const price: Filter = { kind: 'numbers', label: 'Price', min: 'price_min', max: 'price_max', unit: '₹', bounds: { min: 0, max: 5000 } }
const booked: Filter = { kind: 'days', label: 'Booked', from: 'date_from', to: 'date_to' }
const kind: Filter = {
	kind: 'select',
	name: 'kind',
	label: 'Kind',
	any: 'Any kind',
	options: [{ value: 'scheduled', label: 'For an hour' }],
}

test('several values of one filter are asked for together, whether repeated or joined; unknown ones are left out', () => {
	expect(read(brand, 'brand=ngk&brand=mrf')).toEqual({ brand: 'ngk,mrf' })
	expect(read(brand, 'brand=ngk,nobody,ngk')).toEqual({ brand: 'ngk' })
	expect(read(brand, 'brand=')).toEqual({ brand: undefined })
})

test('an amount may be typed with its sign and commas; nonsense is not asked for', () => {
	expect(read(price, 'price_min=%E2%82%B9+1,200&price_max=cheap')).toEqual({ price_min: '1200', price_max: undefined })
})

test('a span the wrong way round is turned', () => {
	expect(read(price, 'price_min=900&price_max=100')).toEqual({ price_min: '100', price_max: '900' })
	expect(read(booked, 'date_from=2026-11-09&date_to=2026-11-02')).toEqual({ date_from: '2026-11-02', date_to: '2026-11-09' })
})

test('a bound at its end does not filter', () => {
	expect(read(price, 'price_min=0&price_max=5000')).toEqual({ price_min: undefined, price_max: undefined })
})

test('a day that no calendar has is not asked for', () => {
	expect(read(booked, 'date_from=2026-02-31')).toEqual({ date_from: undefined, date_to: undefined })
})

test('a value that is not offered is not asked for, unless the filter is open to others', () => {
	expect(read(kind, 'kind=nonsense')).toEqual({ kind: undefined })
	expect(read({ ...kind, isOpen: true }, 'kind=later')).toEqual({ kind: 'later' })
})

test('everything a list is filtered by can be taken off alone', () => {
	const applied = listApplied([brand, price, booked], 'pads', { brand: 'ngk,mrf', price_max: '500', date_from: '2026-11-02' })
	expect(applied.map(({ words }) => words)).toEqual(['“pads”', 'Brand: NGK', 'Brand: MRF', 'Price: up to ₹500', 'Booked: from 2026-11-02'])
	expect(applied[1]?.without).toEqual({ brand: 'mrf' })
})
