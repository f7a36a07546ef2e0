import { and, inArray, isNull } from 'drizzle-orm'
import { fieldRequired, loggedOut } from '#contract/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { hashToken } from './hash-token.ts'
import { refreshTokens, sessions } from './tables.ts'

/**
 * Ends the sessions that these refresh tokens belong to, from the body, the cookie or both. A token that is unknown or already
 * ended is no reason to refuse (A.R-17); throws 400 at `refresh` when there is none at all.
 */
export async function logOut(db: Db, tokens: (string | null | undefined)[]) {
	const hashes = tokens.flatMap((token) => (token ? [hashToken(token)] : []))
	if (hashes.length === 0) throw refuseField('refresh', fieldRequired)
	const theirs = db.select({ id: refreshTokens.sessionId }).from(refreshTokens).where(inArray(refreshTokens.tokenHash, hashes))
	await db
		.update(sessions)
		.set({ endedAt: now() })
		.where(and(inArray(sessions.id, theirs), isNull(sessions.endedAt)))
	return { message: loggedOut }
}
