import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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

/** What customers were told by mail, to be read in the product too (decision 0052). */
export const notifications = pgTable(
	'notifications',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		/** The mail's. */
		key: text().notNull().unique(),
		customerId: integer('customer_id').notNull(),
		title: text().notNull(),
		text: text().notNull(),
		path: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		readAt: timestamp('read_at', { withTimezone: true }),
	},
	(t) => [
		index('notifications_customer').on(t.customerId, t.id.desc()),
		index('notifications_unread').on(t.customerId).where(sql`${t.readAt} is null`),
		index('notifications_created').on(t.createdAt),
	],
)
