import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { messageChannels, messagePurposes } from '#contract/accounts/notification-words.ts'

export const messagePurpose = pgEnum('message_purpose', messagePurposes)
export const messageChannel = pgEnum('message_channel', messageChannels)

/** Mails that went out, by their key, so that none goes twice. */
export const sentMails = pgTable(
	'sent_mails',
	{
		key: text().primaryKey(),
		sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
	},
	(t) => [index('sent_mails_sent').on(t.sentAt)],
)

/** Mails that a server refused for good because it knows no such mailbox: the company reads them beside the customer's history. */
export const refusedMails = pgTable(
	'refused_mails',
	{
		key: text().primaryKey(),
		/** In lower case, as accounts have theirs. */
		to: text().notNull(),
		subject: text().notNull(),
		refusedAt: timestamp('refused_at', { withTimezone: true }).notNull(),
	},
	(t) => [index('refused_mails_to').on(t.to), index('refused_mails_refused').on(t.refusedAt)],
)

/** Outside production, where no mail server or no provider of short messages is set: what would have been sent (D-05). */
export const outbox = pgTable(
	'outbox',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		key: text().notNull().unique(),
		channel: messageChannel().notNull().default('mail'),
		/** An address, or the phone number of a short message, which has neither subject nor markup. */
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

/** What a customer chose otherwise than it is by itself (decision 0058): which purpose by which channel. */
export const notificationChoices = pgTable(
	'notification_choices',
	{
		customerId: integer('customer_id').notNull(),
		purpose: messagePurpose().notNull(),
		channel: messageChannel().notNull(),
		isOn: boolean('is_on').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.customerId, t.purpose, t.channel] }),
		// What he ordered is always told by mail, and reminders by mail are his consent.
		check('notification_choices_mail', sql`${t.channel} <> 'mail' or ${t.purpose} in ('market', 'plans')`),
	],
)

/** Of a customer who chose other quiet hours than the usual ones, by the clock of India; the same hour twice means none. */
export const quietHours = pgTable(
	'quiet_hours',
	{
		customerId: integer('customer_id').primaryKey(),
		fromHour: integer('from_hour').notNull(),
		untilHour: integer('until_hour').notNull(),
	},
	(t) => [check('quiet_hours_of_a_day', sql`${t.fromHour} between 0 and 23 and ${t.untilHour} between 0 and 23`)],
)
