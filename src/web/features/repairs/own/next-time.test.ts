import { expect, it } from 'vitest'
import type { Profile } from '#contract/accounts/accounts.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { nextTime } from './next-time.ts'

const place = { address: 'Flat 7, Karve Road', city: 'Pune', state: 'Maharashtra', postal_code: '411004' }
const booked = {
	...place,
	customer_name: 'Meera Kulkarni',
	customer_phone: '9000000002',
	registration_number: 'MH12KT4821',
	services: [{ model_id: 7 }, { model_id: 7 }],
} as Repair
const empty = {
	name: '',
	phone_number: '',
	address: '',
	city: '',
	state: '',
	postal_code: '',
	vehicle_model: null,
	registration_number: '',
} as Profile
const full = { ...empty, ...place, name: 'Asha', phone_number: '9000000001', vehicle_model: 7, registration_number: 'MH12KT4821' }

it('an empty profile learns address, contact and bike', () => {
	expect(nextTime(booked, empty)).toEqual({
		...place,
		name: 'Meera Kulkarni',
		phone_number: '9000000002',
		vehicle_model: 7,
		registration_number: 'MH12KT4821',
	})
})

it('a profile that knows all of it is left in peace', () => {
	expect(nextTime(booked, full)).toBeNull()
})

it('another address is offered; a name, number or bike that is there stays', () => {
	expect(nextTime({ ...booked, address: 'Plot 3' }, full)).toEqual({ ...place, address: 'Plot 3' })
	expect(nextTime(booked, { ...full, vehicle_model: 9, registration_number: '' })).toBeNull()
})

it('of two bikes none is taken for the own one', () => {
	expect(nextTime({ ...booked, services: [{ model_id: 7 }, { model_id: 8 }] as Repair['services'] }, full)).toBeNull()
	expect(nextTime({ ...booked, services: [{ model_id: 7 }, { model_id: 8 }] as Repair['services'] }, empty)).not.toHaveProperty(
		'vehicle_model',
	)
})
