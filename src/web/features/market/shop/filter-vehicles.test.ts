import { expect, test } from 'vitest'
import type { MarketVehicle } from '#contract/market/market.ts'
import { filterVehicles } from './filter-vehicles.ts'
import { brandsOf } from './vehicle-queries.ts'

const vehicles = [
	{ brand: 'Hero', model: 'Splendor Plus', year: 2021, status: 'sold' },
	{ brand: 'Honda', model: 'Activa 6G', year: 2020, status: 'available' },
	{ brand: 'Royal Enfield', model: 'Classic 350', year: 2019, status: 'available' },
	{ brand: 'Royal Enfield', model: 'Hunter 350', year: 2022, status: 'available' },
].map((facts) => ({ ...facts, display_price: { amount: 50_000 } }) as MarketVehicle)
const found = (asked: Record<string, string>) => filterVehicles(vehicles, asked).map(({ model }) => model)

test.each([
	['splendr', ['Splendor Plus']],
	['aktiva', ['Activa 6G']],
	['royal enfeild', ['Classic 350', 'Hunter 350']],
	['royalenfield', ['Classic 350', 'Hunter 350']],
	['clasic350', ['Classic 350']],
	['एक्टिवा', ['Activa 6G']],
	['हीरो', ['Splendor Plus']],
	['रॉयल एनफील्ड', ['Classic 350', 'Hunter 350']],
	['xqzwvk', []],
])("'%s' finds the vehicles that it can mean, and nonsense none (B.MARKET-03, D-14)", (search, models) => {
	expect(found({ search })).toEqual(models)
})

test('what is found as it was typed stands alone, and a filter leaves no other model in its place (B.MARKET-03 to B.MARKET-07, D-14)', () => {
	expect(found({ search: 'PLUS hero' })).toEqual(['Splendor Plus'])
	expect(found({ search: 'splendr', status: 'available' })).toEqual([])
	expect(found({ search: 'enfeild', min_year: '2020' })).toEqual(['Hunter 350'])
})

test('a brand that sellers write in several ways is one choice, which leaves all of its vehicles (B.MARKET-05)', () => {
	const written = ['HERO', 'hero', 'Hero', 'Honda'].map((brand) => ({ ...vehicles[0], brand }) as MarketVehicle)
	expect(brandsOf(written)).toEqual(['Hero', 'Honda'])
	expect(filterVehicles(written, { brand: 'Hero' })).toHaveLength(3)
})
