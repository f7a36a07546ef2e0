import { api } from '../../api.ts'
import { endSession } from '../../session/session-end.ts'
import { signedInMarker } from '../../session/tokens.ts'

/** How long to wait for the server, which takes its cookie away; this browser has forgotten the session before. */
const timeoutMs = 2_000

/** Leaves nothing of a session in this browser after a reset has ended it, without a word about it (A.R-12). */
export async function forgetSession() {
	if (signedInMarker.get() === null) return
	endSession('logged out')
	// Whatever the answer, the session is over.
	await api.accounts.logout({ body: {}, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
}
