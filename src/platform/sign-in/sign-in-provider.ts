import type { Configuration, CustomFetch } from 'openid-client'
import { googleIssuer, type ProviderConfig } from '#platform/config.ts'
import { type Log, reasonOf } from '#platform/log.ts'

/** What a sign-in under way must be answered with; only the browser that began it has this. */
export type SignInFlow = { state: string; nonce: string; verifier: string }
/** Who the provider says has come. `email` proves nothing unless it is verified; `subject` is their lasting name of the person. */
type Visitor = { subject: string; email: string; isVerified: boolean; name: string }

/** `unavailable` is the provider's or our own fault, `failed` an answer that proves nothing. */
export class SignInProblem extends Error {
	readonly why: 'cancelled' | 'expired' | 'unavailable' | 'failed'
	constructor(why: SignInProblem['why'], cause: unknown) {
		super(whatWent(cause), { cause })
		this.why = why
	}
}

/** An OpenID provider (D-06). Both throw `SignInProblem`, within twelve seconds. */
export type SignInProvider = {
	/** A new flow, and where the browser goes for it. */
	begin: () => Promise<{ flow: SignInFlow; url: string }>
	/** Who came back, by the query that the browser brought; checks state, nonce, PKCE and the signature. */
	finish: (query: URLSearchParams, flow: SignInFlow) => Promise<Visitor>
}

/** Seconds for one answer of the provider; a sign-in needs four at most, within the time of a call. */
const timeoutSeconds = 3

/**
 * Speaks with the provider that `config` names. Nothing is asked of it before the first sign-in, and what it says about itself is
 * kept; when it could not be asked, the next sign-in asks again (D-50). `fetch` is another way to it.
 */
export function createSignInProvider(
	{ issuer, clientId, clientSecret, returnTo }: ProviderConfig & { returnTo: string },
	{ log, fetch }: { log: Log; fetch?: CustomFetch },
): SignInProvider {
	let known: Promise<Configuration> | undefined
	const provider = () => {
		known ??= discover().catch((error: unknown) => {
			known = undefined
			throw problem('unavailable', error)
		})
		return known
	}

	/** What people do is theirs; the rest is for whoever runs the product. */
	function problem(why: SignInProblem['why'], error: unknown) {
		if (why === 'unavailable' || why === 'failed') log.warn({ issuer, why, reason: whatWent(error) }, 'a sign-in did not work')
		return new SignInProblem(why, error)
	}

	async function discover() {
		const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await import('openid-client')
		return discovery(new URL(issuer), clientId, clientSecret, undefined, {
			timeout: timeoutSeconds,
			execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
			...(fetch && { [customFetch]: fetch }),
		})
	}

	return {
		async begin() {
			const to = await provider()
			const client = await import('openid-client')
			const flow = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
			const url = client.buildAuthorizationUrl(to, {
				redirect_uri: returnTo,
				scope: 'openid email profile',
				state: flow.state,
				nonce: flow.nonce,
				code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
				code_challenge_method: 'S256',
				// A phone has several people: who has just logged out is not logged in again without a word.
				...(issuer === googleIssuer && { prompt: 'select_account' }),
			})
			return { flow, url: url.href }
		},
		async finish(query, flow) {
			const to = await provider()
			const client = await import('openid-client')
			const checks = { expectedState: flow.state, expectedNonce: flow.nonce, pkceCodeVerifier: flow.verifier, idTokenExpected: true }
			try {
				const tokens = await client.authorizationCodeGrant(to, new URL(`${returnTo}?${query}`), checks)
				const claims: { sub: string; email?: unknown } = tokens.claims() ?? { sub: '' }
				// Google tells it in the signed token; others only where they are asked for it.
				const isTold = claims.email !== undefined || !to.serverMetadata().userinfo_endpoint
				return visitorOf(isTold ? claims : await client.fetchUserInfo(to, tokens.access_token, claims.sub))
			} catch (error) {
				throw problem(whyOf(error), error)
			}
		},
	}
}

function visitorOf(claims: { [name: string]: unknown }): Visitor {
	const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
	return { subject: text('sub'), email: text('email'), isVerified: claims.email_verified === true, name: text('name') }
}

type Told = { message: string; error?: string; code?: string; cause?: unknown }

/** What went wrong, in a line without what the browser brought. */
function whatWent(error: unknown) {
	const { message, error: name, code } = error as Told
	return name || code?.startsWith('OAUTH_') ? `${message} (${name ?? code})` : reasonOf(error)
}

/** What the standard calls the error (RFC 6749), or the library its code. */
const whyByName: Record<string, SignInProblem['why']> = {
	access_denied: 'cancelled',
	invalid_grant: 'expired',
	invalid_client: 'unavailable',
	unauthorized_client: 'unavailable',
	server_error: 'unavailable',
	temporarily_unavailable: 'unavailable',
	OAUTH_TIMEOUT: 'unavailable',
	OAUTH_PARSE_ERROR: 'unavailable',
	OAUTH_RESPONSE_IS_NOT_CONFORM: 'unavailable',
	OAUTH_RESPONSE_IS_NOT_JSON: 'unavailable',
}

function whyOf(error: unknown): SignInProblem['why'] {
	const { error: name, code, cause } = error as Told
	const named = whyByName[name ?? ''] ?? whyByName[code ?? '']
	if (named) return named
	// No connection: fetch says so by a TypeError, which the library hands on as it is or as a cause.
	return error instanceof TypeError || cause instanceof TypeError ? 'unavailable' : 'failed'
}
