import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { passwordReset, resetLinkInvalid, resetTokenInvalid } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import { hashToken } from '../hash-token.ts'
import { emailVerified, mailPasswordChanged } from '../jobs.ts'
import { clearLoginFailures } from '../sessions/clear-login-failures.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { emailTokens, users } from '../tables.ts'

type Reset = { token?: string | null | undefined; password: string }

/**
 * The slow part of a reset, before its transaction: the new password's hash, or null without work when the link cannot be used.
 * Throws 400 at `token` for one that is not the address's (A.R-05), 503 (D-41).
 */
export async function hashResetPassword(db: Db, token: string, reset: Reset): Promise<string | null> {
	if (reset.token && reset.token !== token) throw refuseField('token', resetLinkInvalid)
	const [link] = await db.select({ id: emailTokens.id }).from(emailTokens).where(isUsable(token))
	return link ? hashPassword(reset.password) : null
}

/**
 * Sets a new password by a mailed link, of a reset or an invitation (A.R-12, D-53): once, for the link's account. All its sessions end, its
 * other such links are void, its login lock is lifted, and since the link was received its address is verified. Throws 400 for a link that
 * is unknown, used, expired or replaced, or of a disabled account.
 */
export async function resetPassword(db: Db, token: string, passwordHash: string | null) {
	const account = passwordHash === null ? undefined : await lockAccountOfToken(db, token)
	if (!account || !(await takeLink(db, token))) throw refuse(resetTokenInvalid)
	const at = now()
	await db
		.update(emailTokens)
		.set({ replacedAt: at })
		.where(and(eq(emailTokens.userId, account.id), setsPassword, isNull(emailTokens.usedAt), isNull(emailTokens.replacedAt)))
	await db
		.update(users)
		.set({ passwordHash, emailVerifiedAt: account.emailVerifiedAt ?? at })
		.where(eq(users.id, account.id))
	if (!account.emailVerifiedAt) await enqueue(db, emailVerified, { userId: account.id }, { to: account.email })
	const version = await endSessions(db, account.id)
	await clearLoginFailures(db, account.email)
	// Who was invited had none before.
	if (account.purpose === 'reset')
		await enqueue(db, mailPasswordChanged, { userId: account.id, version, at: at.toISOString() }, { to: account.email })
	return { detail: passwordReset }
}

/** Who was invited chooses his first password by the same call (D-53). */
const setsPassword = inArray(emailTokens.purpose, ['reset', 'invite'])
const isUsable = (token: string) =>
	and(
		eq(emailTokens.tokenHash, hashToken(token)),
		setsPassword,
		isNull(emailTokens.usedAt),
		isNull(emailTokens.replacedAt),
		gt(emailTokens.expiresAt, now()),
	)

/** Logins, resets and changes of one account happen one after the other. */
async function lockAccountOfToken(db: Db, token: string) {
	const [account] = await db
		.select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt, purpose: emailTokens.purpose })
		.from(emailTokens)
		.innerJoin(users, eq(users.id, emailTokens.userId))
		.where(and(isUsable(token), eq(users.isActive, true)))
		.for('no key update', { of: users })
	return account
}

/** Of two who use a link at once one has it. */
async function takeLink(db: Db, token: string) {
	const taken = await db.update(emailTokens).set({ usedAt: now() }).where(isUsable(token)).returning({ id: emailTokens.id })
	return taken.length > 0
}
