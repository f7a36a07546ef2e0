import { and, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { accountLimits, normalEmail } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { emailTokens, users } from '../tables.ts'

/**
 * Removes accounts that keep this e-mail or username from others although nobody will ever open them: signed up more than 24
 * hours ago, never verified, never logged in, and without a mailed link that still works. So a mistyped address costs nobody his
 * name for good. Answers whether there was one. A disabled account stays, so that nobody comes back that way.
 */
export async function removeAbandonedAccounts(db: Db, names: { email?: string; username: string }): Promise<boolean> {
	const at = now()
	const longAgo = new Date(at.getTime() - accountLimits.unverifiedHours * 3_600_000)
	const openLink = db
		.select({ id: emailTokens.id })
		.from(emailTokens)
		.where(and(eq(emailTokens.userId, users.id), isNull(emailTokens.usedAt), isNull(emailTokens.replacedAt), gt(emailTokens.expiresAt, at)))
	const removed = await db
		.delete(users)
		.where(
			and(
				or(
					eq(sql`lower(${users.username})`, names.username.toLowerCase()),
					names.email === undefined ? undefined : eq(sql`lower(${users.email})`, normalEmail(names.email)),
				),
				eq(users.role, 'customer'),
				eq(users.isActive, true),
				isNull(users.emailVerifiedAt),
				isNull(users.firstLoginAt),
				lte(users.createdAt, longAgo),
				notExists(openLink),
			),
		)
		.returning({ id: users.id })
	return removed.length > 0
}
