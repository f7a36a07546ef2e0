import { and, eq, gt, isNull, notExists } from 'drizzle-orm'
import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import type { Workshop } from '#platform/jobs/jobs.ts'
import { resetPasswordLetter } from '../emails/reset-password-letter.ts'
import { verifyEmailLetter } from '../emails/verify-email-letter.ts'
import { emailTokens, mailRequests, users } from '../tables.ts'
import { mailToken } from './mail-token.ts'

/** Where a link leads, and the letter that brings it. */
const letters = {
	verify: { page: 'verify-email', write: verifyEmailLetter },
	reset: { page: 'reset-password', write: resetPasswordLetter },
}

/** Mails a link, once, while it can be used, no newer one was asked for and, to verify, there is something to verify. */
export async function sendLink({ database: { db }, mailer, publicUrl, keys }: Workshop, tokenId: string): Promise<void> {
	const askedAgain = db
		.select({ id: mailRequests.id })
		.from(mailRequests)
		.where(
			and(
				eq(mailRequests.email, users.email),
				eq(mailRequests.purpose, emailTokens.purpose),
				gt(mailRequests.askedAt, emailTokens.createdAt),
			),
		)
	const [due] = await db
		.select({ email: users.email, username: users.username, verifiedAt: users.emailVerifiedAt, purpose: emailTokens.purpose })
		.from(emailTokens)
		.innerJoin(users, eq(users.id, emailTokens.userId))
		.where(
			and(
				eq(emailTokens.id, tokenId),
				isNull(emailTokens.usedAt),
				isNull(emailTokens.replacedAt),
				gt(emailTokens.expiresAt, now()),
				eq(users.isActive, true),
				notExists(askedAgain),
			),
		)
	if (!due || (due.purpose === 'verify' && due.verifiedAt)) return
	const { page, write } = letters[due.purpose]
	const link = `${publicUrl}/${page}/${mailToken(keys, due.purpose, tokenId)}`
	const company = await findSettings(db)
	await mailer.deliver(`${due.purpose}:${tokenId}`, { to: due.email, ...write({ username: due.username, link, company }) })
}
