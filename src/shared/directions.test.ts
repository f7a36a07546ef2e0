import { describe, expect, test } from 'vitest'
import { directionsTo } from './directions.ts'

describe('the way to the customer', () => {
	const place = { address: 'Flat 7, Karve Road', city: 'Pune', postal_code: '411004' }
	test('leads to the point that was given', () => {
		expect(directionsTo({ ...place, latitude: 18.5, longitude: 73.8 })).toContain('destination=18.5%2C73.8')
	})
	test('else to the address', () => {
		expect(directionsTo({ ...place, latitude: null, longitude: null })).toContain(
			'destination=Flat%207%2C%20Karve%20Road%2C%20Pune%20411004',
		)
	})
})
