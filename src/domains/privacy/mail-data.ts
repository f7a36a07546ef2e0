import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { listMailsTo } from '#platform/mail/list-mails-to.ts'
import { notifications } from '#platform/mail/tables.ts'

/**
 * What was written to people. Mails in the outbox, which stands for their mailboxes where there is no mail server, stay: nobody can
 * empty those. Notifications go with the account.
 */
export const mailData: PersonalData = {
	exportOwn: async (db, { actor, account }) => ({
		mails: (await listMailsTo(db, account.email)).map(({ subject, createdAt }) => ({ subject, sent_at: createdAt.toISOString() })),
		notifications: (await db.select().from(notifications).where(eq(notifications.customerId, actor.id)).orderBy(asc(notifications.id))).map(
			({ title, text, createdAt, readAt }) => ({
				title,
				text,
				created_at: createdAt.toISOString(),
				read_at: readAt?.toISOString() ?? null,
			}),
		),
	}),
	forget: async (db, { id }) => {
		await db.delete(notifications).where(eq(notifications.customerId, id))
	},
}
