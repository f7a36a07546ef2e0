import type { ChatReply } from '#contract/chat/chat.ts'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../browser/stored.ts'

export type ChatLine = { by: 'user' | 'bot'; text: string; actions: ChatReply['actions'] }
/** What was said in this tab; `suggestions` are those of the last answer. */
export type KeptChat = { session_id: string; lines: ChatLine[]; suggestions: string[] }

/** The chat of this tab, until it ends, is begun again, or its session ends. */
export const keptChat = stored<KeptChat>('chat', {
	area: 'sessionStorage',
	read: (value) =>
		isRecord(value) &&
		typeof value.session_id === 'string' &&
		Array.isArray(value.lines) &&
		value.lines.every(isLine) &&
		Array.isArray(value.suggestions) &&
		value.suggestions.every((text) => typeof text === 'string')
			? { session_id: value.session_id, lines: value.lines, suggestions: value.suggestions }
			: null,
})

const isLine = (line: unknown): line is ChatLine =>
	isRecord(line) &&
	(line.by === 'user' || line.by === 'bot') &&
	typeof line.text === 'string' &&
	Array.isArray(line.actions) &&
	line.actions.every((action) => isRecord(action) && typeof action.label === 'string' && typeof action.to === 'string')

/** Keeps what was said and how it was answered. */
export function keepAnswer(said: string, { session_id, reply, actions, suggestions }: ChatReply) {
	const lines = keptChat.get()?.lines ?? []
	keptChat.set({
		session_id,
		lines: [...lines, { by: 'user', text: said, actions: [] }, { by: 'bot', text: reply, actions }],
		suggestions,
	})
}
