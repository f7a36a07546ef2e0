import { and, eq, isNull } from 'drizzle-orm'
import { alreadyVerified, linkOver, linkUnknown, verified } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound, refuse } from '#platform/http/problem.ts'
import { hashToken } from '../hash-token.ts'
import { emailTokens, users } from '../tables.ts'

/**
 * Takes a mailed link as proof of the address. Until it expires, the link that did it answers again (D-12). Throws 400 for an
 * expired or replaced link, 404 for an unknown one (A.R-11).
 */
export async function verifyEmail(db: Db, token: string) {
	const at = now()
	const [link] = await db
		.select()
		.from(emailTokens)
		.where(and(eq(emailTokens.tokenHash, hashToken(token)), eq(emailTokens.purpose, 'verify')))
		.for('no key update')
	if (!link) throw notFound(linkUnknown)
	if (link.expiresAt <= at || link.replacedAt) throw refuse(linkOver)
	if (link.usedAt) return { message: alreadyVerified }
	await db.update(emailTokens).set({ usedAt: at }).where(eq(emailTokens.id, link.id))
	const changed = await db
		.update(users)
		.set({ emailVerifiedAt: at })
		.where(and(eq(users.id, link.userId), isNull(users.emailVerifiedAt)))
		.returning({ id: users.id })
	return { message: changed.length > 0 ? verified : alreadyVerified }
}
