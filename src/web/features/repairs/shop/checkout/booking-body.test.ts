import { describe, expect, it } from 'vitest'
import { asSoonAsPossible } from '../../../../kits/checkout/checkout-values.ts'
import { bookingBody } from './booking-body.ts'
import type { RepairValues } from './repair-values.ts'

const values: RepairValues = {
	schedule_date: '2026-11-22',
	schedule_time: '10:00',
	postal_code: '411004',
	city: 'Pune',
	state: 'Maharashtra',
	address: ' 14 Prabhat Road ',
	customer_name: ' Asha Rider',
	customer_email: 'Asha@Example.in ',
	customer_phone: '9876543210',
	registration_number: 'mh 12-kt 4821',
	notes: '  ',
	payment_method: 'upi',
}
const order = { cart_id: 7, purchase_type: 'cart' } as const

describe('the body of a booking', () => {
	it('B.R-14: the cart, the person, the place and the time, trimmed', () => {
		expect(bookingBody({ values, order, place: null, total: 628 })).toEqual({
			cart_id: 7,
			purchase_type: 'cart',
			customer_name: 'Asha Rider',
			customer_email: 'asha@example.in',
			customer_phone: '9876543210',
			address: '14 Prabhat Road',
			city: 'Pune',
			state: 'Maharashtra',
			postal_code: '411004',
			payment_method: 'upi',
			total_amount: 628,
			registration_number: 'MH12KT4821',
			schedule_date: '2026-11-22',
			schedule_time: '10:00',
		})
	})

	it('B.R-16: as soon as possible has neither day nor hour', () => {
		const body = bookingBody({ values: { ...values, schedule_date: asSoonAsPossible }, order, place: null, total: 628 })
		expect(body).not.toHaveProperty('schedule_date')
		expect(body).not.toHaveProperty('schedule_time')
	})

	it('B.R-13: the place goes along only when its fee was shown', () => {
		expect(bookingBody({ values, order, place: { latitude: 18.5, longitude: 73.8 }, total: 628 })).toMatchObject({
			latitude: 18.5,
			longitude: 73.8,
		})
		expect(bookingBody({ values, order, place: null, total: 628 })).not.toHaveProperty('latitude')
	})
})
