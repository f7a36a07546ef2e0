import { randomBytes } from 'node:crypto'
import { googleUnavailable } from '#contract/accounts/sign-in-words.ts'
import { busy } from '#platform/http/problem.ts'
import { SignInProblem, type SignInProvider } from '#platform/sign-in/sign-in-provider.ts'
import { type BrowserFlows, withFlow } from './sign-in-flow.ts'

/** Seconds until it is worth asking again: a provider that could not be asked, and one that is not set up. */
const again = { away: 10, notSetUp: 3_600 }

/**
 * Begins a sign-in by Google in a browser that has begun `before` (A.R-15): where it goes, and what it has begun now. Throws 503
 * where Google is not set up or cannot be asked.
 */
export async function startGoogleSignIn(google: SignInProvider | null, before: BrowserFlows | null) {
	if (!google) throw busy(googleUnavailable, again.notSetUp)
	const { flow, url } = await google.begin().catch((error: unknown) => {
		throw error instanceof SignInProblem ? busy(googleUnavailable, again.away) : error
	})
	return { url, flows: withFlow(before ?? { browser: randomBytes(32).toString('base64url'), flows: [] }, flow) }
}
