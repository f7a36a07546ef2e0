import { accounts } from '#contract/accounts.ts'
import { vehicles } from '#contract/vehicles.ts'
import { answer } from '#platform/http/answered.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { changeProfile } from './change-profile.ts'
import { type Credentials, checkCredentials } from './check-credentials.ts'
import { findProfile } from './find-profile.ts'
import { hashSignupPassword } from './hash-signup-password.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { presentOwnVehicles, presentProfile } from './present-profile.ts'
import { noRefreshCookie, refreshCookie, refreshCookieName } from './refresh-cookie.ts'
import { refreshSession } from './refresh-session.ts'
import { resendVerification } from './resend-verification.ts'
import { sessionOver } from './session-over.ts'
import { signUp } from './sign-up.ts'
import { verifyEmail } from './verify-email.ts'

const anHour = 3_600

export function accountRoutes(door: Door, { keys, secureCookies }: { keys: Keys; secureCookies: boolean }) {
	serve(door, accounts.signup, (db, _actor, { body }, passwordHash: string) => signUp(db, keys, body, passwordHash), {
		prepare: (_db, _actor, { body }) => hashSignupPassword(body),
		limit: { max: 20, seconds: anHour },
	})
	serve(door, accounts.verifyEmail, (db, _actor, { params }) => verifyEmail(db, params.token), { writes: true })
	serve(door, accounts.resendVerification, (db, _actor, { body }) => resendVerification(db, keys, body.email), {
		limit: { max: 30, seconds: anHour },
	})
	serve(
		door,
		accounts.login,
		async (db, _actor, { caller }, credentials: Credentials) => {
			const login = await logIn(db, keys, credentials, caller.device)
			return answer(login, { status: 200, cookies: [refreshCookie(login.tokens.refresh, secureCookies)] })
		},
		{ prepare: (db, _actor, { body }) => checkCredentials(db, body), commitOnRefusal: true, limit: { max: 60, seconds: 900 } },
	)
	serve(door, accounts.refresh, async (db, _actor, { body, caller }) => {
		const tokens = await refreshSession(db, keys, body.refresh || (caller.cookies[refreshCookieName] ?? ''))
		if (!tokens) return sessionOver(noRefreshCookie(secureCookies))
		return answer(tokens, { status: 200, cookies: [refreshCookie(tokens.refresh, secureCookies)] })
	})
	serve(door, accounts.logout, async (db, _actor, { body, caller }) =>
		answer(await logOut(db, [body.refresh, caller.cookies[refreshCookieName]]), { status: 200, cookies: [noRefreshCookie(secureCookies)] }),
	)
	serve(door, accounts.profile, async (db, actor) => presentProfile(await findProfile(db, actor.id)))
	serve(door, accounts.changeProfile, async (db, actor, { body }) => presentProfile(await changeProfile(db, actor, body)))
	serve(door, vehicles.mine, async (db, actor) => presentOwnVehicles(await findProfile(db, actor.id)))
}
