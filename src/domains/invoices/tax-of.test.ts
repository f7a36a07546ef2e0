import { describe, expect, test } from 'vitest'
import { sharesOf, sum, sumOfTax, taxOf } from './tax-of.ts'

describe('the tax within a price', () => {
	test('is half the state’s and half the union’s, and all of it integrated tax for another state', () => {
		expect(taxOf(118_00, { gstRate: 18, isOtherState: false })).toEqual({
			taxablePaise: 100_00,
			cgstPaise: 9_00,
			sgstPaise: 9_00,
			igstPaise: 0,
		})
		expect(taxOf(118_00, { gstRate: 18, isOtherState: true })).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 18_00 })
		expect(taxOf(99_99, { gstRate: 0, isOtherState: false })).toEqual({ taxablePaise: 99_99, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 })
	})

	test('is half for each to the paisa, and half a paisa is one', () => {
		expect(taxOf(99_99, { gstRate: 18, isOtherState: false })).toEqual({
			taxablePaise: 84_73,
			cgstPaise: 7_63,
			sgstPaise: 7_63,
			igstPaise: 0,
		})
		// 2.5 paise of 105 are the union's, 0.5 of 21.
		expect(taxOf(21, { gstRate: 5, isOtherState: false })).toEqual({ taxablePaise: 19, cgstPaise: 1, sgstPaise: 1, igstPaise: 0 })
		expect(taxOf(105, { gstRate: 5, isOtherState: false })).toMatchObject({ taxablePaise: 99, cgstPaise: 3, sgstPaise: 3 })
		expect(taxOf(1, { gstRate: 40, isOtherState: false })).toMatchObject({ taxablePaise: 1, cgstPaise: 0, sgstPaise: 0 })
	})

	test('is the price again with what is taxable, whatever the price and the rate', () => {
		for (const gstRate of [0, 5, 12, 18, 28, 40])
			for (let amountPaise = 0; amountPaise < 3000; amountPaise += 7)
				for (const isOtherState of [false, true]) {
					const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxOf(amountPaise, { gstRate, isOtherState })
					expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(amountPaise)
					expect(sgstPaise).toBe(cgstPaise)
					expect(taxablePaise).toBeGreaterThanOrEqual(0)
					// Whoever multiplies what is taxable by the rate comes to the same tax, but for a paisa.
					expect(Math.abs((taxablePaise * gstRate) / 100 - (cgstPaise + sgstPaise + igstPaise))).toBeLessThanOrEqual(1.5)
				}
	})

	test('of several lines is added up', () => {
		const lines = [100, 333].map((amount) => taxOf(amount, { gstRate: 18, isOtherState: false }))
		expect(sum(Object.values(sumOfTax(lines)))).toBe(433)
	})
})

test('an amount that is given back in part is shared by the lines and is that amount again', () => {
	expect(sharesOf(1000, [500, 300, 200])).toEqual([500, 300, 200])
	expect(sharesOf(100, [1, 1, 1])).toEqual([33, 33, 34])
	for (let amount = 0; amount < 500; amount++) expect(sum(sharesOf(amount, [7, 0, 99, 394]))).toBe(amount)
})
