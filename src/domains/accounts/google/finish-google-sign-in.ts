import { accountEmailProblem, normalEmail } from '#contract/accounts/account-words.ts'
import type { SignInFailure } from '#contract/accounts/sign-in-words.ts'
import type { Db } from '#platform/database/database.ts'
import { SignInProblem, type SignInProvider } from '#platform/sign-in/sign-in-provider.ts'
import { admitGooglePerson, type GooglePerson } from './admit-google-person.ts'
import { issueSignInCode } from './issue-sign-in-code.ts'
import { type BrowserFlows, withoutFlow } from './sign-in-flow.ts'

/** Somebody whom Google knows and whose address is verified there, in the browser that began it; or why not. `flows` are those left. */
export type Returned = { flows: BrowserFlows | null } & ({ person: GooglePerson; browser: string } | { failure: SignInFailure })
type Query = { [name: string]: string | undefined; state?: string | undefined }

/**
 * The slow part of a browser's return from Google, before its transaction. An address opened in another browser, or a second time,
 * finds no flow and asks nobody. Never throws for what Google or the browser brought.
 */
export async function checkGoogleReturn(google: SignInProvider | null, kept: BrowserFlows | null, query: Query): Promise<Returned> {
	if (!google) return { flows: kept, failure: 'unavailable' }
	const flow = kept?.flows.find(({ state }) => state === query.state)
	if (!kept || !flow) return { flows: kept, failure: 'expired' }
	const flows = withoutFlow(kept, flow)
	const asked = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
	try {
		const { subject, email, isVerified, name } = await google.finish(asked, flow)
		if (!isVerified || !isAsWeWriteIt(email)) return { flows, failure: 'unverified' }
		return { flows, person: { subject, email: normalEmail(email), name }, browser: kept.browser }
	} catch (error) {
		if (!(error instanceof SignInProblem)) throw error
		return { flows, failure: error.why }
	}
}

/** Verified is the address as Google writes it: one that only looks like another's, or becomes it here, is not that other's. */
const isAsWeWriteIt = (email: string) => accountEmailProblem(email) === null && normalEmail(email) === inSmallAscii(email)
/** Only A to Z are lower-cased: the Kelvin sign, for one, would become somebody else's k. */
const inSmallAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Finds or makes the account of who came, and a code for the page to exchange in that browser; or why not (A.R-15). */
export async function finishGoogleSignIn(db: Db, returned: Returned): Promise<{ code: string } | { error: SignInFailure }> {
	if ('failure' in returned) return { error: returned.failure }
	const admitted = await admitGooglePerson(db, returned.person)
	if ('refused' in admitted) return { error: admitted.refused }
	return { code: await issueSignInCode(db, { userId: admitted.userId, browser: returned.browser }) }
}
