import { describe, expect, test } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { repairPrice, repairTotal } from './repair-price.ts'

describe('the price of a service for a vehicle', () => {
	test.each([
		{ says: "the model's own price comes first", modelPaise: 900_00, classPaise: 1100_00, pricePaise: 900_00, isCustom: true },
		{ says: "else its class's", modelPaise: null, classPaise: 1100_00, pricePaise: 1100_00, isCustom: true },
		{ says: 'else the base price, which is no special one', modelPaise: null, classPaise: null, pricePaise: 1999_00, isCustom: false },
		{
			says: 'a price of its own that equals the base price is no special one',
			modelPaise: 1999_00,
			classPaise: 1100_00,
			pricePaise: 1999_00,
			isCustom: false,
		},
		{ says: 'a dearer price is special too', modelPaise: 2500_00, classPaise: null, pricePaise: 2500_00, isCustom: true },
		{ says: 'free of charge is a price', modelPaise: 0, classPaise: 1100_00, pricePaise: 0, isCustom: true },
	])('$says (D-35, B.R-44)', ({ modelPaise, classPaise, pricePaise, isCustom }) => {
		expect(repairPrice({ basePaise: 1999_00, modelPaise, classPaise })).toEqual({ pricePaise, isCustom })
	})
})

describe('what a booking costs', () => {
	const line = (pricePaise: number, quantity: number) => ({ pricePaise, quantity, durationMinutes: 45 })

	test('is exact to the paisa: three times ₹33.33 is ₹99.99 (B.E-24)', () => {
		expect(repairTotal([line(33_33, 3)], 0)).toEqual({ subtotalPaise: 99_99, totalPaise: 99_99, durationMinutes: 135 })
	})

	test('is the sum of all lines and the way; the time is that of all pieces (D-38)', () => {
		expect(repairTotal([line(100_00, 2), line(50_50, 1)], 30_00)).toEqual({
			subtotalPaise: 250_50,
			totalPaise: 280_50,
			durationMinutes: 135,
		})
	})

	test('is refused with words when it is more than a booking can hold (B.E-28)', () => {
		expect(() => repairTotal([line(10_000_000_00, 10)], 0)).toThrow(Problem)
	})
})
