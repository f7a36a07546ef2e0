import { randomBytes } from 'node:crypto'
import { accountLimits } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Keys } from '#platform/keys.ts'
import { hashToken } from '../hash-token.ts'
import { refreshTokens } from '../tables.ts'
import { type AccessClaims, signAccessToken } from './access-token.ts'

export type Tokens = { access: string; refresh: string }

/** When a refresh token, and with it the session, ends unless it is used before (A.R-13). */
export const refreshEnd = () => new Date(now().getTime() + accountLimits.refreshDays * 86_400_000)

/** A pair of tokens for a session; `parentId` is the refresh token that was exchanged for it. */
export async function issueTokens(db: Db, keys: Keys, claims: AccessClaims, parentId: string | null): Promise<Tokens> {
	const refresh = randomBytes(32).toString('base64url')
	await db
		.insert(refreshTokens)
		.values({ sessionId: claims.sessionId, parentId, tokenHash: hashToken(refresh), createdAt: now(), expiresAt: refreshEnd() })
	return { access: signAccessToken(keys, claims), refresh }
}
