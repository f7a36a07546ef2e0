const named = (id: number, name: string) => ({ id, name, image: null })
/** The bikes that a profile is chosen from, as their calls answer. */
export const lists = {
	'GET /vehicle/vehicle-types/': [{ json: [named(1, 'Moped'), named(2, 'Motorcycle')] }],
	'GET /vehicle/manufacturers/': [{ json: [named(1, 'Bajaj'), named(2, 'Hero')] }],
	'GET /vehicle/vehicle-models/': [{ json: [named(1, 'Passion'), named(2, 'Splendor Plus')] }],
}

/** A profile that says little. */
export const profile = {
	username: 'meera',
	email: 'meera@pahiya.test',
	name: 'Meera Joshi',
	vehicle_type: 2,
	vehicle_type_name: 'Motorcycle',
	manufacturer: 2,
	manufacturer_name: 'Hero',
	vehicle_model: 2,
	vehicle_name: 'Splendor Plus',
}

/** The same with everything that its form requires; nobody lives there. */
export const whole = {
	...profile,
	phone_number: '+91 98765-00000',
	address: 'Flat 7, Example Heights',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
	country: 'India',
	registration_number: 'MH12KT4821',
}
