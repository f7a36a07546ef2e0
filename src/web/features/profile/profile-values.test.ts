import { expect, test } from 'vitest'
import type { Profile } from '#contract/accounts/accounts.ts'
import { changesOf, valuesOf } from './profile-values.ts'

const profile: Profile = {
	username: 'asha',
	email: 'asha@example.in',
	name: 'Asha',
	phone: '+919876543210',
	phone_number: '+919876543210',
	address: '14 Example Road',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
	country: 'India',
	created_at: '2026-11-01T00:00:00Z',
	vehicle_type: 1,
	manufacturer: 2,
	vehicle_model: 3,
	vehicle_type_name: 'Motorcycle',
	manufacturer_name: 'Hero',
	vehicle_name: 'Splendor Plus',
	registration_number: 'MH12KT4821',
	preferred_location: '',
	profile_photo: null,
	role: 'customer',
	is_staff: false,
}
const values = valuesOf(profile)

test('only what differs from the profile is sent, as it is kept there (A.PROFILE-11)', () => {
	expect(changesOf(values, profile)).toEqual({})
	expect(changesOf({ ...values, name: ' Asha ', registration_number: 'mh 12-kt 4821' }, profile)).toEqual({})
	expect(changesOf({ ...values, city: ' Nashik ', phone_number: '(+91) 98765 - 43210' }, profile)).toEqual({
		city: 'Nashik',
		phone_number: '+91 98765 43210',
	})
	expect(changesOf({ ...values, registration_number: '' }, profile)).toEqual({ registration_number: '' })
})

test('a bike is sent whole, since its parts are judged together (A.PROFILE-30)', () => {
	expect(changesOf({ ...values, vehicle_model: '4' }, profile)).toEqual({ vehicle_type: '1', manufacturer: '2', vehicle_model: '4' })
})

test('the country that the form proposes is sent where the profile has none', () => {
	const blank = { ...profile, country: '' }
	expect(valuesOf(blank).country).toBe('India')
	expect(changesOf(valuesOf(blank), blank)).toEqual({ country: 'India' })
})
