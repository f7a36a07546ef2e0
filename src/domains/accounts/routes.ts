import { accounts } from '#contract/accounts/accounts.ts'
import { answer } from '#platform/http/answered.ts'
import { type Limit, whenMade } from '#platform/http/limits.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { type CheckedChange, changePassword, checkPasswordChange } from './passwords/change-password.ts'
import { forgotPassword } from './passwords/forgot-password.ts'
import { hashSignupPassword } from './passwords/hash-signup-password.ts'
import { hashResetPassword, resetPassword } from './passwords/reset-password.ts'
import { endSession } from './sessions/end-session.ts'
import type { Tokens } from './sessions/issue-tokens.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { logOut } from './sessions/log-out.ts'
import { type LoginParts, loginRoutes } from './sessions/login-routes.ts'
import { presentSession } from './sessions/present-session.ts'
import { noRefreshCookie, refreshCookie, refreshCookieName } from './sessions/refresh-cookie.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { sessionOver } from './sessions/session-over.ts'
import { resendVerification } from './signup/resend-verification.ts'
import { signUp } from './signup/sign-up.ts'
import { verifyEmail } from './signup/verify-email.ts'

const anHour = 3_600
/** A general limit for each sender; one e-mail address has a far tighter one (A.R-10). */
const requestedMails: Limit = { max: 120, seconds: anHour, counts: ({ statusCode }) => statusCode === 200 }
/** Wrong reset links count, and nothing else. */
const isRefused = ({ statusCode }: { statusCode: number }) => statusCode === 400

/** Accounts, by visitors and their owners: signup, logins, passwords, profiles, garage and notifications. */
export function accountRoutes(door: Door, parts: LoginParts) {
	const { keys, secureCookies } = parts
	serve(door, accounts.signup, (db, _actor, { body }, passwordHash: string) => signUp(db, keys, body, passwordHash), {
		prepare: (_db, _actor, { body }) => hashSignupPassword(body),
		// Accounts that were made, not forms that were refused (D-57).
		limit: { max: 60, seconds: anHour, counts: whenMade },
	})
	serve(door, accounts.verifyEmail, (db, _actor, { params }) => verifyEmail(db, params.token))
	serve(door, accounts.resendVerification, (db, _actor, { body }) => resendVerification(db, body.email), { limit: requestedMails })
	loginRoutes(door, parts)
	serve(door, accounts.refresh, async (db, _actor, { body, caller }) => {
		const tokens = await refreshSession(db, keys, body.refresh || (caller.cookies[refreshCookieName] ?? ''))
		if (!tokens) return sessionOver(noRefreshCookie(secureCookies))
		return answer(tokens, { status: 200, cookies: [refreshCookie(tokens.refresh, secureCookies)] })
	})
	serve(door, accounts.logout, async (db, _actor, { body, caller }) => {
		const tokens = [body.refresh, caller.cookies[refreshCookieName]]
		return answer(await logOut(db, tokens, { everywhere: body.everywhere === true }), {
			status: 200,
			cookies: [noRefreshCookie(secureCookies)],
		})
	})
	passwordRoutes(door, { keys, secureCookies })
	serve(door, accounts.sessions, async (db, actor) => (await listSessions(db, actor)).map(presentSession))
	serve(door, accounts.endSession, async (db, actor, { params }) => {
		await endSession(db, actor, params.id)
		const cookies = params.id === actor.sessionId ? [noRefreshCookie(secureCookies)] : []
		return answer(undefined, { status: 204, cookies })
	})
}

function passwordRoutes(door: Door, { keys, secureCookies }: { keys: Keys; secureCookies: boolean }) {
	serve(door, accounts.forgotPassword, (db, _actor, { body }) => forgotPassword(db, body.email), { limit: requestedMails })
	serve(
		door,
		accounts.resetPassword,
		(db, _actor, { params }, passwordHash: string | null) => resetPassword(db, params.token, passwordHash),
		{
			prepare: (db, _actor, { params, body }) => hashResetPassword(db, params.token, body),
			limit: { max: 60, seconds: anHour, counts: isRefused },
		},
	)
	serve(
		door,
		accounts.changePassword,
		async (db, actor, _request, checked: CheckedChange) => {
			const changed = await changePassword(db, actor, keys, checked)
			const cookies = [refreshCookie(changed.tokens.refresh, secureCookies)]
			return answer<{ message: string; tokens?: Tokens }>(changed, { status: 200, cookies, repeated: { message: changed.message } })
		},
		{
			prepare: (db, actor, { body }) => checkPasswordChange(db, actor, body),
			limit: { max: 30, seconds: anHour },
		},
	)
}
