import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CustomFetch } from 'openid-client'
import pino from 'pino'
import { beforeAll, expect, test, vi } from 'vitest'
import { createSignInProvider, type SignInFlow, SignInProblem } from './sign-in-provider.ts'

const issuer = 'https://google.example'
const config = {
	issuer,
	clientId: 'us',
	clientSecret: 'a secret between us',
	returnTo: 'https://pahiya.example/api/accounts/google/callback/',
}
const log = pino({ level: 'silent' })

type Pair = Awaited<ReturnType<typeof generateKeyPair>>
let own: Pair
let foreign: Pair
beforeAll(async () => {
	;[own, foreign] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256', { extractable: true })])
})

const json = (body: object, status = 200) => Response.json(body, { status })

/** Google as it should be, but for what a test changes. `asked` lists the paths that were asked for. */
function aGoogle(changes: {
	claims?: (flow: SignInFlow) => Record<string, unknown>
	key?: () => Pair
	discovery?: () => Promise<Response>
	token?: () => Promise<Response>
	keys?: () => Promise<Response>
	/** What it tells who asks for it with the token. */
	userinfo?: Record<string, unknown>
}) {
	const asked: string[] = []
	const about = {
		issuer,
		authorization_endpoint: `${issuer}/auth`,
		token_endpoint: `${issuer}/token`,
		jwks_uri: `${issuer}/keys`,
		response_types_supported: ['code'],
		subject_types_supported: ['public'],
		id_token_signing_alg_values_supported: ['RS256'],
		...(changes.userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
	}
	let flow: SignInFlow
	let verifierSent: string | null = null
	const tokens = async () => {
		const at = Math.floor(Date.now() / 1000)
		const claims = {
			iss: issuer,
			aud: 'us',
			sub: '42',
			iat: at,
			exp: at + 600,
			nonce: flow.nonce,
			email: 'asha@example.com',
			email_verified: true,
			name: 'Asha',
			...changes.claims?.(flow),
		}
		const idToken = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' })
		return json({ access_token: 'x', token_type: 'Bearer', id_token: await idToken.sign((changes.key?.() ?? own).privateKey) })
	}
	const fetch: CustomFetch = async (url, { body, signal }) => {
		const { pathname } = new URL(url)
		asked.push(pathname)
		const answer = async () => {
			if (pathname === '/.well-known/openid-configuration') return changes.discovery?.() ?? json(about)
			if (pathname === '/keys')
				return changes.keys?.() ?? json({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] })
			if (pathname === '/userinfo') return json(changes.userinfo ?? {})
			verifierSent = new URLSearchParams(String(body)).get('code_verifier')
			return changes.token?.() ?? tokens()
		}
		const late = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
		return Promise.race([answer(), late])
	}
	const google = createSignInProvider(config, { log, fetch })
	return {
		asked,
		google,
		verifierSent: () => verifierSent,
		comeBack: async (query: Record<string, string> = {}, changed: Partial<SignInFlow> = {}) => {
			const begun = await google.begin()
			flow = begun.flow
			return google.finish(new URLSearchParams({ code: 'a code', state: flow.state, ...query }), { ...flow, ...changed })
		},
	}
}
const whyOf = (work: Promise<unknown>) =>
	work.then(
		() => 'who came was believed',
		(error: unknown) => (error instanceof SignInProblem ? error.why : String(error)),
	)

test('who comes back is who Google signed for, asked for with the secret of this flow (A.R-15)', async () => {
	const { comeBack, asked, google, verifierSent } = aGoogle({})
	expect(await comeBack()).toEqual({ subject: '42', email: 'asha@example.com', isVerified: true, name: 'Asha' })
	const { flow } = await google.begin()
	expect(verifierSent()).toHaveLength(flow.verifier.length)
	expect(verifierSent()).not.toBe(flow.verifier)
	expect(asked.filter((path) => path.startsWith('/.well-known'))).toHaveLength(1)
})

test('an address that is not in the signed token is asked for, and believed for the same person only', async () => {
	const claims = () => ({ email: undefined, email_verified: undefined, name: undefined })
	const told = { email: 'asha@example.com', email_verified: true }
	expect(await aGoogle({ claims, userinfo: { ...told, sub: '42' } }).comeBack()).toEqual({
		subject: '42',
		email: 'asha@example.com',
		isVerified: true,
		name: '',
	})
	expect(await whyOf(aGoogle({ claims, userinfo: { ...told, sub: '43' } }).comeBack())).toBe('failed')
	expect(await aGoogle({ claims }).comeBack()).toMatchObject({ email: '', isVerified: false })
	const { asked, comeBack } = aGoogle({ userinfo: { ...told, sub: '42' } })
	await comeBack()
	expect(asked).not.toContain('/userinfo')
})

test('an answer for another flow is not believed', async () => {
	expect(await whyOf(aGoogle({}).comeBack({ state: 'another' }))).toBe('failed')
	expect(await whyOf(aGoogle({}).comeBack({}, { nonce: 'another' }))).toBe('failed')
	expect(await whyOf(aGoogle({ claims: () => ({ nonce: undefined }) }).comeBack())).toBe('failed')
})

test.each([
	['for another client', { claims: () => ({ aud: 'them' }) }],
	['of another issuer', { claims: () => ({ iss: 'https://evil.example' }) }],
	['that is over', { claims: () => ({ iat: 1_000, exp: 2_000 }) }],
	['signed by somebody else', { key: () => foreign }],
])('a word %s is not believed', async (_what, changes) => {
	expect(await whyOf(aGoogle(changes).comeBack())).toBe('failed')
})

test('only the plain word that the address is verified counts', async () => {
	for (const word of [false, undefined, null, 'true', 1]) {
		const { isVerified } = await aGoogle({ claims: () => ({ email_verified: word }) }).comeBack()
		expect(isVerified, String(word)).toBe(false)
	}
})

test('who cancels there has cancelled; a code that Google knows no more is over', async () => {
	expect(await whyOf(aGoogle({}).comeBack({ error: 'access_denied' }))).toBe('cancelled')
	expect(await whyOf(aGoogle({ token: async () => json({ error: 'invalid_grant' }, 400) }).comeBack())).toBe('expired')
})

test.each<[string, Parameters<typeof aGoogle>[0]]>([
	['refuses us', { token: async () => json({ error: 'invalid_client' }, 401) }],
	['fails', { token: async () => new Response('<h1>Oops</h1>', { status: 502 }) }],
	['talks nonsense', { token: async () => new Response('nonsense', { headers: { 'content-type': 'application/json' } }) }],
	['cannot be reached', { token: () => Promise.reject(new TypeError('fetch failed')) }],
	['does not show its keys', { keys: async () => new Response('', { status: 500 }) }],
])('a Google that %s is not available', async (_what, changes) => {
	expect(await whyOf(aGoogle(changes).comeBack())).toBe('unavailable')
})

test('a Google that does not answer is given up in time, and asked again the next time (D-50)', async () => {
	let isBack = false
	const never = () => new Promise<never>(() => undefined)
	const { google, asked } = aGoogle({ discovery: () => (isBack ? (undefined as unknown as Promise<Response>) : never()) })
	const begun = performance.now()
	const several = await Promise.all([whyOf(google.begin()), whyOf(google.begin()), whyOf(google.begin())])
	expect(several).toEqual(['unavailable', 'unavailable', 'unavailable'])
	expect(performance.now() - begun).toBeLessThan(4_500)
	expect(asked).toHaveLength(1)
	isBack = true
	expect((await google.begin()).url).toMatch(/^https:\/\/google\.example\/auth\?/)
})

test('a discovery that names another issuer, or none, is not taken', async () => {
	for (const about of [{ issuer: 'https://evil.example' }, {}]) {
		const { google } = aGoogle({ discovery: async () => json(about) })
		expect(await whyOf(google.begin())).toBe('unavailable')
	}
})

test('nothing is asked before the first sign-in', () => {
	const fetch = vi.fn<CustomFetch>()
	createSignInProvider(config, { log, fetch })
	expect(fetch).not.toHaveBeenCalled()
})
