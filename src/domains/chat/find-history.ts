import { asc, eq } from 'drizzle-orm'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { noSuchChat } from '#contract/chat/chat-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { isSessionOf } from './is-session-of.ts'
import { presentMessage } from './present-message.ts'
import { chatMessages, chatSessions } from './tables.ts'

/** A chat of the caller, the oldest first (A.CHAT-04). Throws 404 for somebody else's. One statement. */
export async function findHistory(
	db: ReadDb,
	actor: Actor | null,
	secret: string,
): Promise<{ session_id: string; results: ChatMessage[] }> {
	const rows = await db
		.select({ message: chatMessages })
		.from(chatMessages)
		.innerJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
		.where(isSessionOf(actor, secret))
		.orderBy(asc(chatMessages.id))
	if (rows.length === 0) throw notFound(noSuchChat)
	return { session_id: secret, results: rows.map(({ message }) => presentMessage(message)) }
}
