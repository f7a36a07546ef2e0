import type { Login } from '#contract/accounts/accounts.ts'
import { sendOnce } from './send.ts'
import { forgetTokens, keepToken, type SignedIn, signedInMarker } from './tokens.ts'

/**
 * Begins a session with the answer of a login. False where the browser's storage refuses to keep it; then it is ended on the server too.
 */
export function beginSession({ user, tokens }: Login, remember: boolean): boolean {
	const marker: SignedIn = { username: user.username, name: user.name, email: user.email, role: user.role, remember }
	// First who it is: what this tab keeps of somebody else, a token too, goes with that.
	if (signedInMarker.set(marker) && keepToken(tokens.access, remember)) return true
	forgetTokens()
	sendOnce({ method: 'POST', url: '/accounts/logout/', body: {} }).catch(() => undefined)
	return false
}
