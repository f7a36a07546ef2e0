import { inWords } from '#domains/accounts/tell-owner.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { accountDeletedLetter } from './emails/account-deleted-letter.ts'
import { mailAccountDeleted } from './jobs.ts'

/** The work behind export, deletion and consent; imported by the worker only. */
export const privacyJobHandlers: JobHandler[] = [
	jobHandler(mailAccountDeleted, async ({ database: { db }, mailer, publicUrl }, { userId, email, username, invoices, at }) => {
		const company = await findSettings(db)
		const letter = accountDeletedLetter({ username, when: inWords(at), invoices, link: `${publicUrl}/`, company })
		await mailer.deliver(`account-deleted:${userId}`, { to: email, ...letter })
	}),
]
