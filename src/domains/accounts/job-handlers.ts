import { and, eq, gt, isNull } from 'drizzle-orm'
import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import { type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { verifyEmailLetter } from './emails/verify-email-letter.ts'
import { sendVerification } from './jobs.ts'
import { mailToken } from './mail-token.ts'
import { emailTokens, users } from './tables.ts'

/** The work behind accounts; imported by the worker only. */
export const accountJobHandlers: JobHandler[] = [
	jobHandler(sendVerification, async ({ database: { db }, mailer, publicUrl, keys }, { tokenId }) => {
		const [due] = await db
			.select({ email: users.email, username: users.username })
			.from(emailTokens)
			.innerJoin(users, eq(users.id, emailTokens.userId))
			.where(
				and(
					eq(emailTokens.id, tokenId),
					isNull(emailTokens.usedAt),
					isNull(emailTokens.replacedAt),
					gt(emailTokens.expiresAt, now()),
					eq(users.isActive, true),
					isNull(users.emailVerifiedAt),
				),
			)
		if (!due) return
		const link = `${publicUrl}/verify-email/${mailToken(keys, 'verify', tokenId)}`
		const company = await findSettings(db)
		await mailer.deliver(`verify:${tokenId}`, { to: due.email, ...verifyEmailLetter({ username: due.username, link, company }) })
	}),
]
