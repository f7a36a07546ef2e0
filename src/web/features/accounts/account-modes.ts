import { isRecord } from '#shared/is-record.ts'
/**
 * The views of /login (A.ACC-01). Which one is shown is the query `mode`, so that Back, a reload and a shared link find it; the
 * resend view also opens by navigation state {resend: true, email?}. A new view is a line here and its form in `login-screen`.
 */
export const accountModes = {
	login: { label: 'Your account', title: 'Login' },
	signup: { label: 'New account', title: 'Sign Up' },
	forgot: { label: 'Your account', title: 'Forgot Password' },
	resend: { label: 'Your account', title: 'Resend verification' },
} as const

export type AccountMode = keyof typeof accountModes

const isMode = (name: string | null): name is AccountMode => name !== null && Object.hasOwn(accountModes, name)

export function modeOf(search: string, state: unknown): AccountMode {
	if (isRecord(state) && state.resend === true) return 'resend'
	const asked = new URLSearchParams(search).get('mode')
	return isMode(asked) ? asked : 'login'
}

/** The e-mail that came along with the navigation, or ''. */
export const emailOf = (state: unknown) => (isRecord(state) && typeof state.email === 'string' ? state.email : '')

/** Where a view is, keeping the way back: the rest of the query, and the origin in the navigation state. */
export function placeOf(mode: AccountMode, { search, state }: { search: string; state: unknown }) {
	const query = new URLSearchParams(search)
	if (mode === 'login') query.delete('mode')
	else query.set('mode', mode)
	const from = isRecord(state) ? state.from : undefined
	return { to: { pathname: '/login', search: query.size ? `?${query}` : '' }, state: from ? { from } : null }
}
