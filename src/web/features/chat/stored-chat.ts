import type { ChatReply } from '#contract/chat/chat.ts'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../browser/stored.ts'

export type ChatLine = { by: 'user' | 'bot'; text: string; actions: ChatReply['actions'] }
/** What was said in this tab; `suggestions`, and whether it asks whom to answer, are of the last answer. */
export type StoredChat = { session_id: string; lines: ChatLine[]; suggestions: string[]; wantsContact: boolean }

/** The chat of this tab, until it ends, is begun again, or its session ends. */
export const storedChat = stored<StoredChat>('chat', {
	area: 'sessionStorage',
	orHere: true,
	read: (value) =>
		isRecord(value) &&
		typeof value.session_id === 'string' &&
		Array.isArray(value.lines) &&
		value.lines.every(isLine) &&
		Array.isArray(value.suggestions) &&
		value.suggestions.every((text) => typeof text === 'string')
			? { session_id: value.session_id, lines: value.lines, suggestions: value.suggestions, wantsContact: value.wantsContact === true }
			: null,
})

const isLine = (line: unknown): line is ChatLine =>
	isRecord(line) &&
	(line.by === 'user' || line.by === 'bot') &&
	typeof line.text === 'string' &&
	Array.isArray(line.actions) &&
	line.actions.every((action) => isRecord(action) && typeof action.label === 'string' && typeof action.to === 'string')

/** Keeps what was said, if anything was, and how it was answered. */
export function storeAnswer(said: string | null, { session_id, reply, actions, suggestions, wants_contact }: ChatReply) {
	const lines = storedChat.get()?.lines ?? []
	storedChat.set({
		session_id,
		lines: [...lines, ...(said === null ? [] : [{ by: 'user' as const, text: said, actions: [] }]), { by: 'bot', text: reply, actions }],
		suggestions,
		wantsContact: wants_contact,
	})
}
