import { useHydrated } from '../browser/use-hydrated.ts'
import { useStored } from '../browser/use-stored.ts'
import { type SignedIn, signedInMarker } from './tokens.ts'

/** `unknown` in the server's markup, which is the same for everybody; the browser knows more at once. */
export type Session = { state: 'unknown' } | { state: 'visitor' } | { state: 'signed-in'; account: SignedIn }

export function useSession(): Session {
	const hydrated = useHydrated()
	const account = useStored(signedInMarker)
	if (!hydrated) return { state: 'unknown' }
	return account ? { state: 'signed-in', account } : { state: 'visitor' }
}
