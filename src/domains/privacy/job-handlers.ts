import { inWords } from '#domains/accounts/write-to-owner.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { accountDeletedLetter } from './emails/account-deleted-letter.ts'
import { mailAccountDeleted } from './jobs.ts'
import { mailPaperEnds, mailServiceDue, remindOfBikes } from './reminders/jobs.ts'
import { paperKey, serviceKey } from './reminders/list-reminders.ts'
import { remindOwners } from './reminders/remind.ts'
import { paperEnds, serviceDue } from './reminders/reminder-words.ts'
import { writeReminder } from './reminders/write-reminder.ts'

/** The work behind export, deletion and consent; imported by the worker only. */
export const privacyJobHandlers: JobHandler[] = [
	mailHandler(mailAccountDeleted, {
		key: ({ userId }) => `account-deleted:${userId}`,
		write: async ({ database: { db }, publicUrl }, { email, username, invoices, refunds, at }) => {
			const company = await findSettings(db)
			return { to: email, ...accountDeletedLetter({ username, when: inWords(at), invoices, refunds, link: `${publicUrl}/`, company }) }
		},
	}),
	mailHandler(mailPaperEnds, {
		key: paperKey,
		write: (context, { vehicleId, paper, until }) => writeReminder(context, vehicleId, (bike) => paperEnds(bike, paper, until)),
	}),
	mailHandler(mailServiceDue, {
		key: serviceKey,
		write: (context, { vehicleId, servicedOn }) => writeReminder(context, vehicleId, (bike) => serviceDue(bike, servicedOn)),
	}),
	jobHandler(remindOfBikes, ({ database }) => database.transaction(remindOwners), { at: { hour: 9, minute: 40 } }),
]
