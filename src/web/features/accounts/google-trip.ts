import { tooManyAttempts } from '#contract/accounts/account-words.ts'
import type { Login } from '#contract/accounts/accounts.ts'
import { signInFailures } from '#contract/accounts/sign-in-words.ts'
import { ApiProblem } from '#contract/client.ts'
import { endTrip, goToGoogle } from '../../session/google-trip.ts'
import { openSession } from '../../session/open-session.ts'
import { endSession } from '../../session/session-end.ts'
import { signedInMarker } from '../../session/tokens.ts'
import { googleNoAnswer, retryAfterSeconds } from './words-on-screen.ts'

/**
 * What a browser brought back from Google in its query: a code, exchanged once for a login with or without Remember me, as it was
 * when the trip began, or a word for what went wrong (A.R-15).
 */
export async function finishGoogleTrip(search: string): Promise<{ login: Login; remember: boolean } | { failure: string }> {
	const query = new URLSearchParams(search)
	const [code, word] = [query.get('code'), query.get('error') ?? '']
	const { remember } = endTrip()
	if (code === null) return { failure: isFailure(word) ? signInFailures[word] : signInFailures.failed }
	try {
		const login = await openSession({ provider: 'google', code })
		// Removes what the previous person at this browser left.
		if (signedInMarker.get()?.email !== login.user.email) endSession('logged out')
		return { login, remember }
	} catch (error) {
		return { failure: wordsFor(error) }
	}
}

/** Leaves for Google, or says why not; null when the page is being left. */
export async function leaveForGoogle(trip: Parameters<typeof goToGoogle>[0]): Promise<string | null> {
	try {
		await goToGoogle(trip)
		return null
	} catch (error) {
		return wordsFor(error)
	}
}

const isFailure = (word: string): word is keyof typeof signInFailures => Object.hasOwn(signInFailures, word)

/** The server's own words for what it can do nothing about are as good as ours. */
function wordsFor(error: unknown) {
	if (!(error instanceof ApiProblem)) return googleNoAnswer
	return error.status === 429 ? tooManyAttempts(retryAfterSeconds(error)) : error.words || googleNoAnswer
}
