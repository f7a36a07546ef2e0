import { accounts, type LoginBody, type PasswordLogin } from '#contract/accounts/accounts.ts'
import type { SignInFailure } from '#contract/accounts/sign-in-words.ts'
import type { Db } from '#platform/database/database.ts'
import { answer, type Cookie } from '#platform/http/answered.ts'
import type { Limit } from '#platform/http/limits.ts'
import { type Caller, type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import type { SignInProvider } from '#platform/sign-in/sign-in-provider.ts'
import { exchangeSignInCode } from '../google/exchange-sign-in-code.ts'
import { checkGoogleReturn, finishGoogleSignIn, type Returned } from '../google/finish-google-sign-in.ts'
import { type BrowserFlows, flowCookie, flowCookieName, readFlows } from '../google/sign-in-flow.ts'
import { startGoogleSignIn } from '../google/start-google-sign-in.ts'
import { type Credentials, checkCredentials } from './check-credentials.ts'
import { logIn } from './log-in.ts'
import { refreshCookie } from './refresh-cookie.ts'

export type LoginParts = {
	keys: Keys
	secureCookies: boolean
	/** Null where there is no sign-in by Google. */
	google: SignInProvider | null
	/** Where the login page is. */
	publicUrl: string
}

/** A login by password, the start of one by Google, or the code that one ended with. */
type PreparedLogin =
	| { by: 'password'; credentials: Credentials }
	| { by: 'start'; url: string; cookie: Cookie }
	| { by: 'code'; code: string; kept: BrowserFlows | null }

/** Failures alone count: many people log in from one address (A.R-06, D-57). */
const failedAttempts: Limit = {
	max: 60,
	seconds: 900,
	counts: (reply) => reply.statusCode === 401 || String(reply.getHeader('location')).includes('?error='),
}

/** The ways to a session: the one login call, and the address that Google sends a browser back to (A.R-15). */
export function loginRoutes(door: Door, parts: LoginParts) {
	const { keys, secureCookies } = parts
	const open = (db: Db, login: Exclude<PreparedLogin, { by: 'start' }>, { device }: Caller) =>
		login.by === 'password'
			? logIn(db, keys, login.credentials, device)
			: exchangeSignInCode(db, keys, { code: login.code, browser: login.kept?.browser ?? null, device })
	serve(
		door,
		accounts.login,
		async (db, _actor, { caller }, prepared: PreparedLogin) => {
			if (prepared.by === 'start') return answer({ auth_url: prepared.url }, { status: 200, cookies: [prepared.cookie] })
			const login = await open(db, prepared, caller)
			return answer(login, { status: 200, cookies: [refreshCookie(login.tokens.refresh, secureCookies)] })
		},
		{ prepare: (db, _actor, { body, caller }) => prepare(db, body, caller), limit: failedAttempts },
	)
	serve(
		door,
		accounts.googleCallback,
		async (db, _actor, _request, returned: Returned) => back(await finishGoogleSignIn(db, returned), returned),
		{
			prepare: async (_db, _actor, { query, caller }) =>
				checkGoogleReturn(parts.google, await readFlows(keys, caller.cookies[flowCookieName]), query),
			instead: () => toLogin({ error: 'unavailable' }),
			limit: failedAttempts,
		},
	)

	async function prepare(db: Db, body: LoginBody, { cookies }: Caller): Promise<PreparedLogin> {
		if (!body.provider) return { by: 'password', credentials: await checkCredentials(db, body as PasswordLogin) }
		const kept = await readFlows(keys, cookies[flowCookieName])
		if (body.code !== undefined) return { by: 'code', code: body.code, kept }
		const { url, flows } = await startGoogleSignIn(parts.google, kept)
		return { by: 'start', url, cookie: await flowCookie(keys, flows, secureCookies) }
	}

	async function back(end: { code: string } | { error: SignInFailure }, { flows }: Returned) {
		return toLogin(end, flows ? [await flowCookie(keys, flows, secureCookies)] : [])
	}

	/** Nothing but our own page, and no token: the address stands in the history, and the code is of use in this browser only. */
	function toLogin(end: { code: string } | { error: SignInFailure }, cookies: Cookie[] = []) {
		const location = `${parts.publicUrl}/login?${new URLSearchParams(end)}`
		return answer(undefined, { status: 303, cookies, headers: { location, 'referrer-policy': 'no-referrer' } })
	}
}
