import { eq } from 'drizzle-orm'
import { currentPasswordWrong, noPasswordYet, passwordChanged } from '#contract/accounts/account-words.ts'
import type { PasswordChange } from '#contract/accounts/accounts.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField, unauthenticated } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { Keys } from '#platform/keys.ts'
import { hashPassword, passwordMatches } from '#platform/passwords/hash-password.ts'
import { mailPasswordChanged } from '../jobs.ts'
import { clearLoginFailures } from '../sessions/clear-login-failures.ts'
import { countLoginFailure } from '../sessions/count-login-failure.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { refuseWhileLocked } from '../sessions/refuse-while-locked.ts'
import { lockSession, renewTokens } from '../sessions/renew-tokens.ts'
import { users } from '../tables.ts'

/** `after` is null when the current password was wrong; `before` is the hash that it was compared with. */
export type CheckedChange = { email: string; before: string | null; after: string | null }

/**
 * The slow part of a change of password, before its transaction. Throws 429 while the account's address is locked, 400 at
 * `old_password` for an account that has none (A.R-18), 503 (D-41).
 */
export async function checkPasswordChange(db: Db, actor: Actor, asked: PasswordChange): Promise<CheckedChange> {
	const [account] = await db.select({ email: users.email, before: users.passwordHash }).from(users).where(eq(users.id, actor.id))
	if (!account) throw unauthenticated()
	if (account.before === null) throw refuseField('old_password', noPasswordYet)
	await refuseWhileLocked(db, account.email)
	const isRight = await passwordMatches(account.before, asked.old_password || asked.current_password || '', 'setting a password')
	return { ...account, after: isRight ? await hashPassword(asked.new_password) : null }
}

/**
 * Sets a new password for the current one (A.R-18). The other sessions end; the caller's goes on with the tokens that are answered.
 * Throws 400 at `old_password` for a wrong one, which counts like one of a login, so that a borrowed phone cannot guess; 429 when the
 * address was locked meanwhile, 401 when the session was ended.
 */
export async function changePassword(db: Db, actor: Actor, keys: Keys, { email, before, after }: CheckedChange) {
	await refuseWhileLocked(db, email)
	const account = await lockOwnAccount(db, actor)
	const session = await lockSession(db, actor)
	if (!account || !session) throw unauthenticated()
	// A password that was changed since it was checked is a wrong one.
	if (after === null || account.passwordHash !== before)
		throw refuseField('old_password', currentPasswordWrong, { afterRefusal: (db) => countLoginFailure(db, email) })
	await db.update(users).set({ passwordHash: after }).where(eq(users.id, actor.id))
	const version = await endSessions(db, actor.id, { except: actor.sessionId })
	const tokens = await renewTokens(db, keys, { userId: actor.id, sessionId: session.id, version, role: account.role })
	await clearLoginFailures(db, email)
	await enqueue(db, mailPasswordChanged, { userId: actor.id, version, at: now().toISOString() }, { to: email })
	return { message: passwordChanged, tokens }
}

/** Logins, resets and changes of one account happen one after the other. */
async function lockOwnAccount(db: Db, actor: Actor) {
	const [account] = await db
		.select({ passwordHash: users.passwordHash, role: users.role })
		.from(users)
		.where(eq(users.id, actor.id))
		.for('no key update')
	return account
}
