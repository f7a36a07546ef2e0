import { and, eq, exists, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accountLimits } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Keys } from '#platform/keys.ts'
import { hashToken } from '../hash-token.ts'
import { refreshTokens, sessions, users } from '../tables.ts'
import { deviceName } from './device-name.ts'
import { issueTokens, refreshEnd, type Tokens } from './issue-tokens.ts'
import { keepDevice } from './note-device.ts'

/**
 * New tokens for a refresh token (A.R-13). The token used up stays good for 30 seconds, for a reply that got lost and for two
 * tabs; its use after that, or once one of its children was used, means that somebody copied it and ends the session (D-10).
 * Null when it does not count: unknown, expired, of an ended session, an unverified or a disabled account (A.E-05). What was
 * found out by a null is to be kept, so the transaction must commit.
 */
export async function refreshSession(db: Db, keys: Keys, token: string): Promise<Tokens | null> {
	const tokenHash = hashToken(token)
	const session = await lockSession(db, tokenHash)
	if (!session) return null
	const at = now()
	const found = await findToken(db, tokenHash)
	if (!found || session.endedAt || session.expiresAt <= at || found.expiresAt <= at) return null
	if (!found.isActive || !found.emailVerifiedAt) return null
	if (isReplay(found, at)) {
		await db.update(sessions).set({ endedAt: at }).where(eq(sessions.id, session.id))
		return null
	}
	if (!found.usedAt) await db.update(refreshTokens).set({ usedAt: at }).where(eq(refreshTokens.id, found.id))
	await db.update(sessions).set({ lastUsedAt: at, expiresAt: refreshEnd() }).where(eq(sessions.id, session.id))
	await keepDevice(db, session.userId, deviceName(session.device))
	return issueTokens(db, keys, { userId: session.userId, sessionId: session.id, version: found.tokenVersion, role: found.role }, found.id)
}

/** The exchanges of one session happen one after the other, so that each sees what the one before did. */
async function lockSession(db: Db, tokenHash: string) {
	const [session] = await db
		.select({
			id: sessions.id,
			userId: sessions.userId,
			endedAt: sessions.endedAt,
			expiresAt: sessions.expiresAt,
			device: sessions.device,
		})
		.from(refreshTokens)
		.innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
		.where(eq(refreshTokens.tokenHash, tokenHash))
		.for('no key update', { of: sessions })
	return session
}

/** A statement of its own, after the lock: the one that waited for the lock saw token and account as they were before. */
async function findToken(db: Db, tokenHash: string) {
	const child = alias(refreshTokens, 'child')
	const [token] = await db
		.select({
			id: refreshTokens.id,
			expiresAt: refreshTokens.expiresAt,
			usedAt: refreshTokens.usedAt,
			isActive: users.isActive,
			emailVerifiedAt: users.emailVerifiedAt,
			role: users.role,
			tokenVersion: users.tokenVersion,
			hasUsedChild: exists(
				db
					.select({ id: child.id })
					.from(child)
					.where(and(eq(child.parentId, refreshTokens.id), isNotNull(child.usedAt))),
			),
		})
		.from(refreshTokens)
		.innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(eq(refreshTokens.tokenHash, tokenHash))
	return token
}

function isReplay({ usedAt, hasUsedChild }: { usedAt: Date | null; hasUsedChild: unknown }, at: Date) {
	if (!usedAt) return false
	return hasUsedChild === true || at.getTime() - usedAt.getTime() > accountLimits.refreshGraceSeconds * 1000
}
