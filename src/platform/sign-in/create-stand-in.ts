import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { AdapterFactory, Configuration, KoaContextWithOIDC, Provider as StandInProvider } from 'oidc-provider'
// The package's front door prints a warning about releases of Node that are not in long-term support yet.
import { Provider } from 'oidc-provider/lib/provider.js'
import type { ProviderConfig } from '#platform/config.ts'
import type { StandInPeople } from './stand-in-people.ts'

type Places = { people: StandInPeople; returnTo: string; choosing: string; publicUrl: string }

const minutes = 60
const scopes = 'openid email profile'

/** A whole OpenID provider in this process, with one client: us. Loaded at the first sign-in by way of the stand-in only. */
export async function createStandIn(
	{ issuer, clientId, clientSecret }: ProviderConfig,
	{ people, returnTo, choosing, publicUrl }: Places,
): Promise<StandInProvider> {
	const { privateKey } = await generateKeyPair('RS256', { extractable: true })
	const configuration: Configuration = {
		adapter: remember(),
		clients: [
			{
				client_id: clientId,
				client_secret: clientSecret,
				redirect_uris: [returnTo],
				token_endpoint_auth_method: 'client_secret_post',
			},
		],
		jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
		cookies: {
			keys: [randomBytes(32).toString('base64url')],
			names: { session: 'stand_in_session', interaction: 'stand_in', resume: 'stand_in_resume' },
			long: { httpOnly: true, sameSite: 'lax', path: '/dev/google' },
			short: { httpOnly: true, sameSite: 'lax' },
		},
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
		// As Google does, what was asked for is in the signed token itself.
		conformIdTokenClaims: false,
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_context, { uid }) => `${choosing}/${uid}` },
		ttl: { Interaction: 10 * minutes, Session: 10 * minutes, Grant: 10 * minutes, AccessToken: 10 * minutes, IdToken: 10 * minutes },
		findAccount: (_context, subject) => {
			const person = people.find(subject)
			if (!person) return undefined
			const { email, name, isVerified } = person
			return { accountId: subject, claims: () => ({ sub: subject, email, email_verified: isVerified, ...(name && { name }) }) }
		},
		loadExistingGrant: agree,
		renderError: (context) => context.redirect(`${publicUrl}/login?error=expired`),
	}
	const provider = new Provider(issuer, configuration)
	// What it hears of the outside is what we tell it.
	provider.proxy = true
	provider.silent = true
	return provider
}

/** Nobody is asked whether they agree. */
async function agree({ oidc }: KoaContextWithOIDC) {
	const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
	grant.addOIDCScope(scopes)
	await grant.save()
	return grant
}

/** Things of one kind at once; the oldest make room. */
const maxKept = 500

/** What the provider has to remember, in this process, for as long as it asks. */
function remember(): AdapterFactory {
	type Kept = { payload: Record<string, unknown>; until: number }
	const kinds = new Map<string, Map<string, Kept>>()
	const find = (kept: Map<string, Kept>, fits: (payload: Kept['payload'], id: string) => boolean) =>
		[...kept].find(([id, { payload, until }]) => until > Date.now() && fits(payload, id))?.[1].payload
	return (kind) => {
		const kept = kinds.get(kind) ?? new Map<string, Kept>()
		kinds.set(kind, kept)
		return {
			async upsert(id, payload, seconds = 10 * minutes) {
				kept.delete(id)
				kept.set(id, { payload, until: Date.now() + seconds * 1000 })
				for (const [old, { until }] of kept) if (until <= Date.now() || kept.size > maxKept) kept.delete(old)
			},
			find: async (id) => find(kept, (_payload, itsId) => itsId === id),
			findByUid: async (uid) => find(kept, (payload) => payload.uid === uid),
			findByUserCode: async (userCode) => find(kept, (payload) => payload.userCode === userCode),
			async consume(id) {
				const found = kept.get(id)
				if (found) found.payload.consumed = Math.floor(Date.now() / 1000)
			},
			async destroy(id) {
				kept.delete(id)
			},
			async revokeByGrantId(grantId) {
				for (const [id, { payload }] of kept) if (payload.grantId === grantId) kept.delete(id)
			},
		}
	}
}
