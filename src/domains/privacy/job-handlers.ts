import { momentInWords } from '#domains/accounts/write-to-owner.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { accountDeletedMail } from './emails/account-deleted-mail.ts'
import { mailAccountDeleted } from './jobs.ts'
import { mailPaperEnds, mailServiceDue, remindOfBikes } from './reminders/jobs.ts'
import { paperKey, serviceKey } from './reminders/list-reminders.ts'
import { remindOwners } from './reminders/remind.ts'
import { writePaperEnds, writeServiceDue } from './reminders/write-reminder.ts'

/** What the worker does for export, deletion and consent; only the worker imports it. */
export const privacyJobHandlers: JobHandler[] = [
	mailHandler(mailAccountDeleted, {
		key: ({ userId }) => `account-deleted:${userId}`,
		write: async ({ database: { db }, publicUrl }, { email, username, invoices, refunds, at }) => {
			const company = await findSettings(db)
			const about = { to: email, username, when: momentInWords(at), invoices, refunds, link: `${publicUrl}/`, company }
			return writeMail(db, accountDeletedMail, about)
		},
	}),
	mailHandler(mailPaperEnds, {
		key: paperKey,
		write: (context, { vehicleId, ...ends }) => writePaperEnds(context, vehicleId, ends),
	}),
	mailHandler(mailServiceDue, {
		key: serviceKey,
		write: (context, { vehicleId, servicedOn }) => writeServiceDue(context, vehicleId, servicedOn),
	}),
	jobHandler(remindOfBikes, ({ database }) => database.transaction(remindOwners), { at: { hour: 9, minute: 40 } }),
]
