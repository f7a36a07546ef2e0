import { describe, expect, it } from 'vitest'
import { distanceFeePaise, greatCircleKm } from './distance.ts'

const pune = { latitude: 18.5204, longitude: 73.8567 }
const mumbai = { latitude: 19.076, longitude: 72.8777 }

describe('the way to the customer', () => {
	it('is as long as on the map', () => {
		expect(greatCircleKm(pune, mumbai)).toBeCloseTo(120.2, 0)
		expect(greatCircleKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111.195, 2)
		expect(greatCircleKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0)
		expect(greatCircleKm({ latitude: 10, longitude: 179.5 }, { latitude: 10, longitude: -179.5 })).toBeCloseTo(109.5, 0)
	})

	it('is equally long both ways, and nothing on the spot', () => {
		expect(greatCircleKm(pune, mumbai)).toBe(greatCircleKm(mumbai, pune))
		expect(greatCircleKm(pune, pune)).toBe(0)
	})
})

describe('the distance fee', () => {
	const repairs = { freeKm: 10, baseFeePaise: 0, perKmPaise: 1000, maximumPaise: 15_000 }
	const parts = { freeKm: 5, baseFeePaise: 5000, perKmPaise: 1000, maximumPaise: 15_000 }

	it('D-36: a repair is free up to 10 km, then ₹10 per started km, at most ₹150', () => {
		const fees = [0, 9.9, 10, 10.001, 11, 11.2, 12.4, 24.5, 25, 25.1, 5000].map((km) => distanceFeePaise(km, repairs))
		expect(fees).toEqual([0, 0, 0, 1000, 1000, 2000, 3000, 15_000, 15_000, 15_000, 15_000])
	})

	it('D-45: parts are charged per started kilometre too, ₹50 up to 5 km (B.R-13)', () => {
		expect([0, 5, 5.5, 8, 15, 90].map((km) => distanceFeePaise(km, parts))).toEqual([5000, 5000, 6000, 8000, 15_000, 15_000])
	})

	it('charges no kilometre for a rounding of the computer', () => {
		expect(distanceFeePaise(0.1 + 0.2, { ...repairs, freeKm: 0.3 })).toBe(0)
		expect(distanceFeePaise(13.3, { ...repairs, freeKm: 10.3 })).toBe(3000)
	})

	it('B.E-18: is never negative and never above the maximum, whatever the rule says', () => {
		expect(distanceFeePaise(3, { ...repairs, baseFeePaise: -5000 })).toBe(0)
		expect(distanceFeePaise(3, { ...repairs, baseFeePaise: 99_000 })).toBe(15_000)
	})

	it('is not computed for a distance that is none', () => {
		for (const km of [Number.NaN, Number.POSITIVE_INFINITY, -1]) expect(() => distanceFeePaise(km, repairs)).toThrow(RangeError)
	})
})
