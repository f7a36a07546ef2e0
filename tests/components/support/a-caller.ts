import { model } from './a-catalogue.ts'

/** An account with a bike and an address. */
export const sneha = {
	id: 5,
	email: 'sneha@pahiya.test',
	username: 'sneha',
	name: 'Sneha Kulkarni',
	phone_number: '+91 98220 12345',
	role: 'customer',
	is_staff: false,
	is_active: true,
	is_verified: true,
	is_locked: false,
	is_invited: false,
	does_field_work: false,
	address: '14 Prabhat Road',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
	registration_number: 'MH12KT4821',
	vehicle: { ...model, model_id: 7, manufacturer_id: 3, model_name: 'Splendor Plus' },
	repairs_count: 3,
	deleted_at: null,
	last_login_at: null,
	version: 1,
	created_at: '2026-11-20T06:00:00Z',
}
