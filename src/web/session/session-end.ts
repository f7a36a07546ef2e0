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

const expiryHandlers: (() => void)[] = []
/** Lets an open form say by itself that the session has expired, so that nothing leads away from it at once (A §8). */
export function handleExpiry(handle: () => void) {
	expiryHandlers.push(handle)
	return () => void expiryHandlers.splice(expiryHandlers.indexOf(handle), 1)
}
/** Whether a form has said it. */
export function isExpiryHandled(): boolean {
	const handle = expiryHandlers.at(-1)
	handle?.()
	return handle !== undefined
}
