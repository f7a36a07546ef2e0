import { isRecord } from '#shared/is-record.ts'
import { stored } from '../browser/stored.ts'

/** What the browser remembers of a login. The refresh token is a cookie that no script can read (D-09). */
type AccessToken = { token: string /** By this browser's clock, milliseconds. */; expiresAt: number }
export type SignedIn = { username: string; name: string; email: string; role: string; remember: boolean }

const readToken = (value: unknown): AccessToken | null =>
	isRecord(value) && typeof value.token === 'string' && typeof value.expiresAt === 'number'
		? { token: value.token, expiresAt: value.expiresAt }
		: null

const persistent = stored('accessToken', { area: 'localStorage', read: readToken })
const forThisTab = stored('accessToken', { area: 'sessionStorage', read: readToken })

/** Says that somebody is logged in, for the markup before the first paint and for the other tabs (D-27). */
export const signedInMarker = stored<SignedIn>('signedIn', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) && typeof value.username === 'string'
			? {
					username: value.username,
					name: String(value.name ?? ''),
					email: String(value.email ?? ''),
					role: String(value.role ?? 'customer'),
					remember: value.remember === true,
				}
			: null,
})

export const currentToken = () => persistent.get() ?? forThisTab.get()

/**
 * Keeps an access token: for good with Remember me, else for this tab (A §9). Its life counts from now, not from the server's clock.
 * False where the browser's storage refuses it.
 */
export function keepToken(token: string, remember: boolean): boolean {
	const kept = { token, expiresAt: Date.now() + lifeOf(token) }
	const [own, other] = remember ? [persistent, forThisTab] : [forThisTab, persistent]
	other.remove()
	return own.set(kept)
}

export function forgetTokens() {
	persistent.remove()
	forThisTab.remove()
	signedInMarker.remove()
}

/** Milliseconds from issue to expiry, as the token itself says; 30 minutes when it cannot be read. */
function lifeOf(token: string) {
	try {
		const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
		if (isRecord(claims) && typeof claims.exp === 'number' && typeof claims.iat === 'number') return (claims.exp - claims.iat) * 1000
	} catch {
		// Unreadable: the assumption of the specification holds.
	}
	return 30 * 60_000
}
