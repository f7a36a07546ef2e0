import { sql } from 'drizzle-orm'
import { check, index, integer, type PgColumn, pgEnum, pgTable, real, smallint, text } from 'drizzle-orm/pg-core'
import { chatLimits, chatRoles } from '#contract/chat/chat-words.ts'
import { moment } from '#platform/database/moment.ts'
import { users } from '../accounts/tables.ts'
import { contactMessages } from '../contact/tables.ts'

export const chatRole = pgEnum('chat_role', chatRoles)

/** A chat: a visitor's, opened by a secret, or a customer's, whom it belongs to from the first message with a login on. */
export const chatSessions = pgTable(
	'chat_sessions',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** Of the session_id, which nobody else keeps. */
		secretHash: text('secret_hash').notNull().unique(),
		customerId: integer('customer_id').references(() => users.id, { onDelete: 'cascade' }),
		/** The message to the company that it was handed over with. */
		ticketId: integer('ticket_id').references(() => contactMessages.id, { onDelete: 'set null' }),
		/** What the person said. */
		messageCount: smallint('message_count').notNull(),
		lastMessageAt: moment('last_message_at').notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		index('chat_sessions_customer').on(t.customerId),
		index('chat_sessions_ticket').on(t.ticketId),
		index('chat_sessions_last_message').on(t.lastMessageAt),
		check('chat_sessions_messages', sql`${t.messageCount} between 1 and ${sql.raw(String(chatLimits.messages))}`),
	],
)

/** What a chat is found by, for `findsWords`. */
export const chatSearchText = (t: Record<'text', PgColumn>) => sql`lower(' ' || ${t.text})`

export const chatMessages = pgTable(
	'chat_messages',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		sessionId: integer('session_id')
			.notNull()
			.references(() => chatSessions.id, { onDelete: 'cascade' }),
		role: chatRole().notNull(),
		text: text().notNull(),
		/** Of what a person said, as it was understood, and how sure that was. */
		intent: text(),
		confidence: real(),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		index('chat_messages_session').on(t.sessionId, t.id),
		index('chat_messages_search')
			.using('gin', sql`${chatSearchText(t)} gin_trgm_ops`)
			.where(sql`${t.role} = 'user'`),
	],
)
