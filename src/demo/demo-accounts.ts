import type { AccountRole } from '#contract/accounts/account-words.ts'

/** `vehicle` is a manufacturer and model of two-wheelers.ts; the other parts are columns of the profile. */
type DemoAccount = {
	email: string
	password: string
	username: string
	role: AccountRole
	profile: {
		name: string
		phoneNumber?: string
		address?: string
		city?: string
		state?: string
		postalCode?: string
		country?: string
		registrationNumber?: string
	}
	vehicle?: { manufacturer: string; model: string }
}

/** The logins that a start outside production prints (D-04). People and numbers are made up. */
export const demoAccounts: readonly DemoAccount[] = [
	{
		email: 'rider@pahiya.test',
		password: 'Rider@2026',
		username: 'asha_rider',
		role: 'customer',
		profile: {
			name: 'Asha Rider',
			phoneNumber: '+910000000001',
			address: 'Flat 12, Example Apartments, Karve Road',
			city: 'Pune',
			state: 'Maharashtra',
			postalCode: '411004',
			country: 'India',
			registrationNumber: 'MH12KT4821',
		},
		vehicle: { manufacturer: 'Hero', model: 'Splendor Plus' },
	},
	{
		email: 'tech@pahiya.test',
		password: 'Tech@2026',
		username: 'imran_shaikh',
		role: 'technician',
		profile: { name: 'Imran Shaikh', phoneNumber: '+910000000002' },
	},
	{ email: 'staff@pahiya.test', password: 'Staff@2026', username: 'kavita_rane', role: 'staff', profile: { name: 'Kavita Rane' } },
	{ email: 'admin@pahiya.test', password: 'Admin@2026', username: 'admin', role: 'admin', profile: { name: 'Pahiya Admin' } },
]
