import type { ChatReply } from '#contract/chat/chat.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'

/**
 * A question, who asks it, and the bike for which prices are meant. `whole` is the message that the question is a part of: in it stand the
 * PIN code and the bike, which people name once.
 */
export type ChatQuestion = { actor: Actor | null; message: string; whole: string; modelId: number | null; settings: Settings }
export type ChatAnswer = Pick<ChatReply, 'reply'> & Partial<Pick<ChatReply, 'suggestions' | 'actions' | 'wants_contact'>>
export type Answerer = (db: ReadDb, asked: ChatQuestion) => Promise<ChatAnswer>
