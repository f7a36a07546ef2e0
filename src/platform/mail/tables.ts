import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails that went out, by their key, so that none goes twice. */
export const sentMails = pgTable(
	'sent_mails',
	{
		key: text().primaryKey(),
		sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
	},
	(t) => [index('sent_mails_sent').on(t.sentAt)],
)

/** Outside production, where no mail server is set: what would have been sent (D-05). */
export const outbox = pgTable(
	'outbox',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		key: text().notNull().unique(),
		to: text().notNull(),
		subject: text().notNull(),
		text: text().notNull(),
		html: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(t) => [index('outbox_to').on(t.to, t.id), index('outbox_created').on(t.createdAt)],
)
