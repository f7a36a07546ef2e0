import type { Login } from '../../../src/contract/accounts/accounts.ts'

/** The answer of a login by password or by Google. */
export const aLogin: Login = {
	user: {
		id: 5,
		email: 'rider@pahiya.test',
		username: 'rider',
		name: 'Asha Rider',
		role: 'customer',
		is_staff: false,
		created_at: '2026-11-20T06:00:00Z',
	},
	tokens: { access: 'an-access-token', refresh: 'a-refresh-token' },
	is_first_login: false,
}
