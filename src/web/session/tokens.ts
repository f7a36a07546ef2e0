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

/** Whether this browser is a technician's, as far as it knows. */
export const isTechnician = () => signedInMarker.get()?.role === 'technician'

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

/** Milliseconds from issue to expiry, as the token itself says; 30 minutes, as the specification assumes, when it cannot be read. */
function lifeOf(token: string) {
	const { exp, iat } = claimsOf(token)
	return typeof exp === 'number' && typeof iat === 'number' ? (exp - iat) * 1000 : 30 * 60_000
}

/** The role that an access token names: what it may do is decided by the server, this only by what is shown. */
export function roleIn(token: string) {
	const { role } = claimsOf(token)
	return typeof role === 'string' ? role : undefined
}

function claimsOf(token: string): Record<string, unknown> {
	try {
		const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
		return isRecord(claims) ? claims : {}
	} catch {
		return {}
	}
}
