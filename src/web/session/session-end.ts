import { currentToken, forgetTokens, signedInMarker } from './tokens.ts'

type Ending = 'logged out' | 'expired'
const endings = new Set<(why: Ending) => void>()
/** Subscribes to the end of this browser's session; called once per ending. */
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

const expiryHandlers: (() => void)[] = []
/**
 * Lets an open form say itself that the session has expired, so that nothing leads away from it at once (A §8). The returned function takes
 * the handler back.
 */
export function handleExpiry(handle: () => void) {
	expiryHandlers.push(handle)
	return () => void expiryHandlers.splice(expiryHandlers.indexOf(handle), 1)
}
/** Calls the newest such handler; false when there is none. */
export function isExpiryHandled(): boolean {
	const handle = expiryHandlers.at(-1)
	handle?.()
	return handle !== undefined
}
