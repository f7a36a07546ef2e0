import { and, eq, gt, isNull, notExists } from 'drizzle-orm'
import { findSettings } from '#domains/company/find-settings.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import type { Db } from '#platform/database/database.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { accountMails } from '../emails/account-mails.ts'
import { emailTokens, mailRequests, users } from '../tables.ts'
import { linkEnd } from './link-end.ts'
import { mailToken } from './mail-token.ts'

/** Where a link leads, and the letter that brings it. */
const letters = {
	verify: { page: 'verify-email', mail: accountMails.verify },
	reset: { page: 'reset-password', mail: accountMails.reset },
	invite: { page: 'reset-password', mail: accountMails.invite },
}

/**
 * The mail with a link, whose life begins now (A.E-06): while the link was not used, no newer one was asked for and, to verify, there
 * is something to verify. An invited account that has verified its address otherwise needs none. Otherwise null.
 */
export async function writeLinkMail({ database: { db }, publicUrl, keys }: JobContext, tokenId: string): Promise<Mail | null> {
	const due = await findDueLink(db, tokenId)
	if (!due || (due.purpose !== 'reset' && due.verifiedAt)) return null
	const { email, username, purpose } = due
	await db
		.update(emailTokens)
		.set({ expiresAt: linkEnd(purpose) })
		.where(eq(emailTokens.id, tokenId))
	const { page, mail } = letters[purpose]
	const company = await findSettings(db)
	const link = `${publicUrl}/${page}/${mailToken(keys, purpose, tokenId)}`
	return writeMail(db, mail, { to: email, username, link, company })
}

async function findDueLink(db: Db, tokenId: string) {
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
	const isOpen = and(isNull(emailTokens.usedAt), isNull(emailTokens.replacedAt))
	const [due] = await db
		.select({ email: users.email, username: users.username, verifiedAt: users.emailVerifiedAt, purpose: emailTokens.purpose })
		.from(emailTokens)
		.innerJoin(users, eq(users.id, emailTokens.userId))
		.where(and(eq(emailTokens.id, tokenId), isOpen, eq(users.isActive, true), notExists(askedAgain)))
	return due
}
