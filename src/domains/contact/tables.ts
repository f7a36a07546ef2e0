import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, type PgColumn, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { contactKinds, contactStatuses } from '#contract/contact/contact-words.ts'
import { moment } from '#platform/database/moment.ts'
import { users } from '../accounts/tables.ts'

export const contactStatus = pgEnum('contact_status', contactStatuses)
export const contactKind = pgEnum('contact_kind', contactKinds)

type Message = Record<'id' | 'name' | 'email' | 'phone' | 'message', PgColumn>
/** What a message is found by, for `findsWords`. */
export const contactSearchText = (t: Message) =>
	sql`lower(' CM' || ${t.id}::text || ' ' || ${t.name} || ' ' || ${t.email} || ' ' || ${t.phone} || ' ' || ${t.message})`

/** A message to the company: a ticket with a status that its sender follows by a link (A.CONTACT-17). */
export const contactMessages = pgTable(
	'contact_messages',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		kind: contactKind().notNull(),
		status: contactStatus().notNull().default('new'),
		name: text().notNull(),
		email: text().notNull(),
		phone: text().notNull().default(''),
		message: text().notNull(),
		/** Who was logged in when it was sent. */
		customerId: integer('customer_id').references(() => users.id, { onDelete: 'cascade' }),
		readAt: moment('read_at'),
		/** Once answered or closed, for good: what is opened again is no new message. */
		wasAnswered: boolean('was_answered').notNull().default(false),
		/** Until when it is answered, or a complaint resolved; null once it is closed. */
		dueAt: moment('due_at'),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		// The same words again while nobody has answered them are the same message, however often the button is pressed.
		uniqueIndex('contact_messages_once').on(sql`lower(${t.email})`, sql`md5(${t.message})`).where(sql`not ${t.wasAnswered}`),
		index('contact_messages_created').on(t.createdAt, t.id),
		index('contact_messages_due').on(t.dueAt, t.id),
		index('contact_messages_customer').on(t.customerId),
		index('contact_messages_status').on(t.status, t.createdAt),
		index('contact_messages_search').using('gin', sql`${contactSearchText(t)} gin_trgm_ops`),
		check('contact_messages_closed', sql`(${t.status} = 'closed') <= (${t.dueAt} is null)`),
		check('contact_messages_words', sql`${t.name} <> '' and ${t.email} <> '' and ${t.message} <> ''`),
	],
)

/** What was said after the message itself, by its sender or by the company. */
export const contactReplies = pgTable(
	'contact_replies',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		messageId: integer('message_id')
			.notNull()
			.references(() => contactMessages.id, { onDelete: 'cascade' }),
		byCompany: boolean('by_company').notNull(),
		/** Who of the company wrote it; the sender reads the company's name alone. */
		authorId: integer('author_id').references(() => users.id, { onDelete: 'restrict' }),
		text: text().notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		index('contact_replies_message').on(t.messageId, t.id),
		index('contact_replies_author').on(t.authorId),
		check('contact_replies_author', sql`${t.byCompany} = (${t.authorId} is not null)`),
		check('contact_replies_text', sql`${t.text} <> ''`),
	],
)
