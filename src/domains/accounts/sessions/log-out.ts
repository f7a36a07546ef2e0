import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { fieldRequired, loggedOut } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { hashToken } from '../hash-token.ts'
import { refreshTokens, sessions } from '../tables.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Ends the sessions that these refresh tokens belong to, from the body, the cookie or both; `everywhere` all sessions of their
 * accounts. A token that is unknown or already ended is no reason to refuse (A.R-17), and ends nothing else; throws 400 at
 * `refresh` when there is none at all.
 */
export async function logOut(db: Db, tokens: (string | null | undefined)[], { everywhere = false } = {}) {
	const hashes = tokens.flatMap((token) => (token ? [hashToken(token)] : []))
	if (hashes.length === 0) throw refuseField('refresh', fieldRequired)
	if (everywhere) for (const userId of await findAccounts(db, hashes)) await endSessions(db, userId)
	const ofTokens = db.select({ id: refreshTokens.sessionId }).from(refreshTokens).where(inArray(refreshTokens.tokenHash, hashes))
	await db
		.update(sessions)
		.set({ endedAt: now() })
		.where(and(inArray(sessions.id, ofTokens), isNull(sessions.endedAt)))
	return { message: loggedOut }
}

/** Whose they are, one or two, in an order that two such calls share. */
async function findAccounts(db: Db, hashes: string[]) {
	const at = now()
	const found = await db
		.selectDistinct({ userId: sessions.userId })
		.from(refreshTokens)
		.innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
		.where(
			and(inArray(refreshTokens.tokenHash, hashes), gt(refreshTokens.expiresAt, at), isNull(sessions.endedAt), gt(sessions.expiresAt, at)),
		)
		.orderBy(sessions.userId)
	return found.map(({ userId }) => userId)
}
