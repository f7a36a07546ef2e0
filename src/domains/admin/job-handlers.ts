import type { AnyMail } from '#domains/company/mail-texts/declare-mail.ts'
import { findChangedTexts, findExamplePlace, mailNamed } from '#domains/company/mail-texts/find-mail-texts.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { findUser } from './find-user.ts'
import { mailExample } from './jobs.ts'

/** What belongs to no single domain and is done outside a request. */
export const adminJobHandlers = (mails: readonly AnyMail[]): JobHandler[] => [
	mailHandler(mailExample, {
		key: ({ id }) => `mail-example:${id}`,
		write: async ({ database: { db }, publicUrl }, { mail: name, userId }) => {
			const { email, is_active } = await findUser(db, userId)
			if (!is_active) return null
			const mail = mailNamed({ mails }, name)
			const { subject, text, html } = mail.preview(await findExamplePlace(db, { publicUrl }), await findChangedTexts(db, mail))
			// Neither a notification nor an appointment nor a way to end anything: nothing has happened.
			return { to: email, subject: `Test: ${subject}`, text, html }
		},
	}),
]
