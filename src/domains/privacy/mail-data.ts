import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { listMailsTo } from '#platform/mail/list-mails-to.ts'

/** Mails in the outbox, which stands for the mailboxes of people where there is no mail server: nobody can empty those. */
export const mailData: PersonalData = {
	exportOwn: async (db, { account }) => ({
		mails: (await listMailsTo(db, account.email)).map(({ subject, createdAt }) => ({ subject, sent_at: createdAt.toISOString() })),
	}),
	forget: async () => undefined,
}
