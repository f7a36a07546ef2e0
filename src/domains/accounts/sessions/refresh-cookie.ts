import { accountLimits } from '#contract/accounts/account-words.ts'
import type { Cookie } from '#platform/http/answered.ts'

export const refreshCookieName = 'refresh_token'

/** The browser's copy of the refresh token, out of reach of its scripts (D-09). */
export const refreshCookie = (token: string, secure: boolean): Cookie => ({
	name: refreshCookieName,
	value: token,
	path: '/api/accounts/',
	maxAge: accountLimits.refreshDays * 86_400,
	httpOnly: true,
	sameSite: 'strict',
	secure,
})

/** Takes the browser's copy away. */
export const noRefreshCookie = (secure: boolean): Cookie => ({ ...refreshCookie('', secure), maxAge: 0 })
