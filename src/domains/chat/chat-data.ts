import { asc, desc, eq } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { presentMessage } from './present-message.ts'
import { chatMessages, chatSessions } from './tables.ts'

/** What a customer said to the program, and what it answered; all of it goes with the account. */
export const chatData: PersonalData = {
	exportOwn: async (db, { actor }) => {
		const rows = await db
			.select({ id: chatSessions.id, beganAt: chatSessions.createdAt, message: chatMessages })
			.from(chatSessions)
			.innerJoin(chatMessages, eq(chatMessages.sessionId, chatSessions.id))
			.where(eq(chatSessions.customerId, actor.id))
			.orderBy(desc(chatSessions.id), asc(chatMessages.id))
		return {
			chats: [...Map.groupBy(rows, ({ id }) => id).values()].map((said) => ({
				created_at: (said[0]?.beganAt ?? new Date(0)).toISOString(),
				messages: said.map(({ message }) => presentMessage(message)),
			})),
		}
	},
	forget: async (db, { id }) => {
		await db.delete(chatSessions).where(eq(chatSessions.customerId, id))
	},
}
