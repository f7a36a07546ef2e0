import { and, eq, isNull } from 'drizzle-orm'
import { alreadyVerified, linkOver, linkUnknown, verified } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound, refuse } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { hashToken } from '../hash-token.ts'
import { emailVerified } from '../jobs.ts'
import { emailTokens, users } from '../tables.ts'

/**
 * Takes a mailed link as proof of the address, which it answers: whoever has the link has read the mail. Until it expires, the link that
 * did it answers again (D-12). Throws 400 for an expired or replaced link, 404 for an unknown one (A.R-11).
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
	if (link.usedAt) return { message: alreadyVerified, email: await findEmail(db, link.userId) }
	await db.update(emailTokens).set({ usedAt: at }).where(eq(emailTokens.id, link.id))
	const [account] = await db
		.update(users)
		.set({ emailVerifiedAt: at })
		.where(and(eq(users.id, link.userId), isNull(users.emailVerifiedAt)))
		.returning({ email: users.email })
	if (account) await enqueue(db, emailVerified, { userId: link.userId }, { to: account.email })
	return { message: account ? verified : alreadyVerified, email: account?.email ?? (await findEmail(db, link.userId)) }
}

const findEmail = async (db: Db, id: number) => one(await db.select({ email: users.email }).from(users).where(eq(users.id, id))).email
