import type { ChatMessage } from '#contract/chat/chat.ts'
import type { chatMessages } from './tables.ts'

export const presentMessage = ({
	role,
	text,
	createdAt,
}: Pick<typeof chatMessages.$inferSelect, 'role' | 'text' | 'createdAt'>): ChatMessage => ({
	role,
	message: text,
	created_at: createdAt.toISOString(),
})
