import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Keys } from '#platform/keys.ts'
import { hashToken } from '../hash-token.ts'
import { emailTokens, mailRequests, users } from '../tables.ts'
import { linkEnd } from './link-end.ts'
import { mailToken } from './mail-token.ts'

type RequestedLink = { requestId: number; tokenId: string }

/**
 * Makes the link that a request asked for, in place of the account's links of that purpose before it (A.E-06), where an active
 * account has the address; to verify, one that is not verified. A later request comes first, whichever is worked on first; done
 * twice it is the same link.
 */
export async function makeRequestedLink(db: Db, keys: Keys, { requestId, tokenId }: RequestedLink): Promise<void> {
	const [request] = await db.select().from(mailRequests).where(eq(mailRequests.id, requestId))
	if (!request) return
	const { email, purpose, askedAt } = request
	const account = await lockAccountOfEmail(db, email, purpose)
	if (!account || (await hasLaterLink(db, account.id, purpose, askedAt))) return
	const { userId, purpose: itsPurpose, usedAt, replacedAt, id } = emailTokens
	await db
		.update(emailTokens)
		.set({ replacedAt: now() })
		.where(and(eq(userId, account.id), eq(itsPurpose, purpose), isNull(usedAt), isNull(replacedAt), ne(id, tokenId)))
	await db
		.insert(emailTokens)
		.values({
			id: tokenId,
			userId: account.id,
			purpose,
			tokenHash: hashToken(mailToken(keys, purpose, tokenId)),
			createdAt: askedAt,
			expiresAt: linkEnd(purpose),
		})
		.onConflictDoNothing()
}

/** The links of one account are made one after the other. */
async function lockAccountOfEmail(db: Db, email: string, purpose: 'verify' | 'reset') {
	const isWaiting = purpose === 'verify' ? isNull(users.emailVerifiedAt) : undefined
	const [account] = await db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(sql`lower(${users.email})`, email), eq(users.isActive, true), isWaiting))
		.for('no key update')
	return account
}

async function hasLaterLink(db: Db, userId: number, purpose: 'verify' | 'reset', askedAt: Date) {
	const later = and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose), gt(emailTokens.createdAt, askedAt))
	return (await db.$count(emailTokens, later)) > 0
}
