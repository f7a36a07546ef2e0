import { and, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { ChatSession } from '#contract/chat/staff-chat.ts'
import { staffChat } from '#contract/chat/staff-chat.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import type { Converted } from '#domains/company/collection-columns.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { findsWords, wordsOf } from '#platform/database/contains-words.ts'
import type { Door } from '#platform/http/serve.ts'
import { chatMessages, chatSearchText, chatSessions as table } from '../tables.ts'

/** Both sides, the oldest first. */
const messages: Converted = {
	column: table.id,
	shown: sql`(select coalesce(jsonb_agg(jsonb_build_object('role', ${chatMessages.role}, 'message', ${chatMessages.text}, 'intent', ${chatMessages.intent},
		'created_at', ${chatMessages.createdAt}) order by ${chatMessages.id}), '[]')
		from ${chatMessages} where ${chatMessages.sessionId} = ${table.id})`,
	read: (said: ChatSession['messages']) => said.map((line) => ({ ...line, created_at: new Date(line.created_at).toISOString() })),
	write: () => undefined,
}
const unknownCount = sql<number>`(select count(*)::integer from ${chatMessages} where ${chatMessages.sessionId} = ${table.id} and ${chatMessages.intent} = 'unknown')`

/** Found once for all chats: to count for each of them what was not understood would read every message. */
const isNotUnderstood = sql`${table.id} in (select ${chatMessages.sessionId} from ${chatMessages} where ${chatMessages.intent} = 'unknown')`

/** Somewhere in what the person said. */
const isAbout = (word: string) =>
	sql`${table.id} in (select ${chatMessages.sessionId} from ${chatMessages}
		where ${chatMessages.role} = 'user' and ${findsWords(word, chatSearchText(chatMessages))})`

/** Chats with the program, to be read: what was not understood says which examples are missing (decision 0049). */
export const serveChatSessions = (door: Door) =>
	serveCollection(door, staffChat.chatSessions, {
		table,
		columns: {
			id: table.id,
			customer: table.customerId,
			customer_name: sql`(select ${shownName} from ${users}
				left join ${profiles} on ${profiles.userId} = ${users.id} where ${users.id} = ${table.customerId})`,
			ticket: table.ticketId,
			message_count: table.messageCount,
			unknown_count: unknownCount,
			messages,
			last_message_at: table.lastMessageAt,
			created_at: table.createdAt,
		},
		searched: (search) => and(...wordsOf(search).map(isAbout)),
		filters: {
			handed_over: (wanted) => (wanted ? isNotNull(table.ticketId) : isNull(table.ticketId)),
			not_understood: (wanted) => (wanted ? isNotUnderstood : not(isNotUnderstood)),
		},
		dated: table.lastMessageAt,
		usual: '-last_message_at',
	})
