import type { Login } from '#contract/accounts/accounts.ts'
import { api } from '../api.ts'

type How = { email: string; password: string } | { provider: 'google'; code: string }

/** A login by password, or by the code of a sign-in elsewhere. Throws as every call. */
export async function openSession(how: How): Promise<Login> {
	const answer = await api.accounts.login({ body: how })
	if ('tokens' in answer) return answer
	throw new TypeError('A login was answered without tokens')
}
