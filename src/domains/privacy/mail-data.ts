import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { listMailsTo, listRefusedMailsTo } from '#platform/mail/list-mails-to.ts'
import { notificationChoices, notifications, quietHours, refusedMails } from '#platform/mail/tables.ts'

/**
 * What was written to people. Mails in the outbox, which stands for their mailboxes where there is no mail server, stay: nobody can
 * empty those. Notifications, and what was chosen about them, go with the account.
 */
export const mailData: PersonalData = {
	exportOwn: async (db, { actor, account }) => ({
		mails: (await listMailsTo(db, account.email)).map(({ subject, createdAt }) => ({ subject, sent_at: createdAt.toISOString() })),
		refused_mails: (await listRefusedMailsTo(db, account.email)).map(({ subject, createdAt }) => ({
			subject,
			refused_at: createdAt.toISOString(),
		})),
		notifications: (await db.select().from(notifications).where(eq(notifications.customerId, actor.id)).orderBy(asc(notifications.id))).map(
			({ title, text, createdAt, readAt }) => ({
				title,
				text,
				created_at: createdAt.toISOString(),
				read_at: readAt?.toISOString() ?? null,
			}),
		),
		notification_choices: await db
			.select({ purpose: notificationChoices.purpose, channel: notificationChoices.channel, is_on: notificationChoices.isOn })
			.from(notificationChoices)
			.where(eq(notificationChoices.customerId, actor.id))
			.orderBy(asc(notificationChoices.purpose), asc(notificationChoices.channel)),
		quiet_hours:
			(
				await db
					.select({ from: quietHours.fromHour, until: quietHours.untilHour })
					.from(quietHours)
					.where(eq(quietHours.customerId, actor.id))
			)[0] ?? null,
	}),
	forget: async (db, { id, email }) => {
		await db.delete(refusedMails).where(eq(refusedMails.to, email))
		for (const table of [notifications, notificationChoices, quietHours]) await db.delete(table).where(eq(table.customerId, id))
	},
}
