import { expect, test } from 'vitest'
import { priceGuide } from './price-guide.ts'

const of = (...pairs: [year: number, price: number][]) => pairs.map(([year, price]) => ({ year, pricePaise: price * 100 }))

test('a price is judged by the fewest years around the vehicle that give three to compare with', () => {
	const others = of([2018, 40_000], [2019, 50_000], [2020, 60_000], [2021, 70_000], [2022, 80_000])
	expect(priceGuide(2020, others)).toEqual({ count: 3, year_from: 2019, year_to: 2021, lowest: 50_000, middle: 60_000, highest: 70_000 })
	expect(priceGuide(2023, others)).toMatchObject({ count: 3, year_from: 2020, year_to: 2022 })
})

test('an even number has the lower one of its two middle prices, which somebody asks', () => {
	expect(priceGuide(2020, of([2020, 10], [2020, 20], [2020, 30], [2020, 40]))).toMatchObject({ count: 4, middle: 20 })
})

test('two are too few to say anything, and so are others that are too old', () => {
	expect(priceGuide(2020, of([2020, 10], [2021, 20]))).toBeNull()
	expect(priceGuide(2020, of([2020, 10], [2016, 20], [2024, 30]))).toBeNull()
	expect(priceGuide(2020, [])).toBeNull()
})
