import type { ChatReply } from '#contract/chat/chat.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'

/** A question, who asks it, and the bike for which prices are meant. */
export type ChatQuestion = { actor: Actor | null; message: string; modelId: number | null; settings: Settings }
export type ChatAnswer = Pick<ChatReply, 'reply'> & Partial<Pick<ChatReply, 'suggestions' | 'actions' | 'wants_contact'>>
export type Answerer = (db: ReadDb, asked: ChatQuestion) => Promise<ChatAnswer>
