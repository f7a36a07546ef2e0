import { and, eq, gt, isNull } from 'drizzle-orm'
import { accountLimits } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Keys } from '#platform/keys.ts'
import { refreshTokens, sessions } from '../tables.ts'
import type { AccessClaims } from './access-token.ts'
import { issueTokens, refreshEnd, type Tokens } from './issue-tokens.ts'

/** The caller's session while it still counts; until the transaction ends nobody exchanges its tokens. */
export async function lockSession(db: Db, { id, sessionId }: Actor) {
	const [session] = await db
		.select({ id: sessions.id })
		.from(sessions)
		.where(and(eq(sessions.id, sessionId), eq(sessions.userId, id), isNull(sessions.endedAt), gt(sessions.expiresAt, now())))
		.for('no key update')
	return session
}

/**
 * New tokens for a session that is locked. Its refresh tokens until now end in 30 seconds: a tab that is refreshing at this moment
 * goes on, and whoever copied one is shut out.
 */
export async function renewTokens(db: Db, keys: Keys, claims: AccessClaims): Promise<Tokens> {
	const at = now()
	const soon = new Date(at.getTime() + accountLimits.refreshGraceSeconds * 1000)
	const isOpen = and(eq(refreshTokens.sessionId, claims.sessionId), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, soon))
	await db.update(refreshTokens).set({ expiresAt: soon }).where(isOpen)
	await db.update(sessions).set({ lastUsedAt: at, expiresAt: refreshEnd() }).where(eq(sessions.id, claims.sessionId))
	return issueTokens(db, keys, claims, null)
}
