import { inWords } from '#domains/accounts/write-to-owner.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { accountDeletedLetter } from './emails/account-deleted-letter.ts'
import { mailAccountDeleted } from './jobs.ts'

/** The work behind export, deletion and consent; imported by the worker only. */
export const privacyJobHandlers: JobHandler[] = [
	mailHandler(mailAccountDeleted, {
		key: ({ userId }) => `account-deleted:${userId}`,
		write: async ({ database: { db }, publicUrl }, { email, username, invoices, refunds, at }) => {
			const company = await findSettings(db)
			return { to: email, ...accountDeletedLetter({ username, when: inWords(at), invoices, refunds, link: `${publicUrl}/`, company }) }
		},
	}),
]
