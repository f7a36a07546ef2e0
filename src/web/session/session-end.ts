import { currentToken, forgetTokens, signedInMarker } from './tokens.ts'

type Ending = 'logged out' | 'expired'
const endings = new Set<(why: Ending) => void>()
/** Tells when the session of this browser has ended, once per ending. */
export function onSessionEnd(listener: (why: Ending) => void) {
	endings.add(listener)
	return () => {
		endings.delete(listener)
	}
}

/** Forgets the session of this browser, for whatever reason. */
export function endSession(why: Ending) {
	const was = signedInMarker.get() !== null || currentToken() !== null
	forgetTokens()
	if (was) for (const listener of endings) listener(why)
}
