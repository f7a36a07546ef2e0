import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ChatReply } from '#contract/chat/chat.ts'
import { type Intent, noSuchChat } from '#contract/chat/chat-words.ts'
import { type ContactKind, contactClocks, contactLimits } from '#contract/contact/contact-words.ts'
import { countRecentTickets, findTicket } from '#domains/contact/find-ticket.ts'
import { createTicket } from '#domains/contact/send-message.ts'
import { turnIntoComplaint } from '#domains/contact/turn-into-complaint.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { rowToken } from '#platform/row-token.ts'
import type { ChatAnswer } from './chat-answer.ts'
import { findSender } from './find-sender.ts'
import { isSessionOf } from './is-session-of.ts'
import { chatMessages, chatSessions } from './tables.ts'

type Session = { id: number; ticketId: number | null }
type Sender = { name: string; email: string; phone: string }

/**
 * Hands a chat over to a person, once name and e-mail are known: its conversation becomes a ticket (decision 0048), once for each chat, and
 * the reply has its number and the link to follow it. Throws 404 for somebody else's chat.
 */
export async function handOverChat(
	db: Db,
	actor: Actor | null,
	{ session_id, keys, ...sender }: Sender & { session_id: string; keys: Keys },
): Promise<ChatReply> {
	const [session] = await db.select().from(chatSessions).where(isSessionOf(actor, session_id)).for('no key update')
	if (!session) throw notFound(noSuchChat)
	const kind = await kindOf(db, session.id)
	const { reply, actions = [] } = await passOn(db, actor, { session, sender, keys, kind })
	if (session.ticketId === null) await db.insert(chatMessages).values({ sessionId: session.id, role: 'bot', text: reply, createdAt: now() })
	return { session_id, reply, intent: kind === 'complaint' ? 'complaint' : 'human', suggestions: [], actions, wants_contact: false }
}

/**
 * What is said to somebody who wants a person, or to complain, where his chat has a ticket, or gets one because his account says whom to
 * answer and the wish is sure; else null. `session` is locked. A member's tickets within an hour are as few as those of the contact page.
 */
export async function handOverToPerson(
	db: Db,
	actor: Actor | null,
	{ session, keys, isSure, kind }: { session: Session; keys: Keys; isSure: boolean; kind: ContactKind },
): Promise<ChatAnswer | null> {
	if (session.ticketId !== null && kind === 'question') return told(db, keys, session.ticketId)
	if (!actor || !isSure || (session.ticketId === null && (await countRecentTickets(db, actor.id)) >= contactLimits.anHour)) return null
	return passOn(db, actor, { session, sender: await findSender(db, actor), keys, kind })
}

type Handed = { session: Session; sender: Sender; keys: Keys; kind: ContactKind }
async function passOn(db: Db, actor: Actor | null, { session, sender, keys, kind }: Handed) {
	if (session.ticketId !== null) {
		if (kind === 'complaint') await turnIntoComplaint(db, session.ticketId)
		return told(db, keys, session.ticketId)
	}
	const message = await conversation(db, session.id)
	const ticketId = await createTicket(db, actor, { ...sender, message, kind: kind === 'complaint' ? kind : await kindOf(db, session.id) })
	await db.update(chatSessions).set({ ticketId }).where(eq(chatSessions.id, session.id))
	return told(db, keys, ticketId)
}

async function told(db: Db, keys: Keys, ticketId: number): Promise<ChatAnswer> {
	const { reference, kind } = await findTicket(db, ticketId)
	return {
		reply:
			kind === 'complaint'
				? `Your complaint has the number ${reference}. A mail confirms it now, and we resolve it within ${contactClocks.resolveDays} days.`
				: `Our people have this chat as ${reference} and answer you by mail within ${contactClocks.answerHours} hours.`,
		actions: [{ label: `Follow ${reference}`, to: `/contact-us/${rowToken(keys, 'contact', ticketId)}` }],
	}
}

/** Whoever complained was told that his chat becomes a complaint, whatever he said after it. */
const kindOf = async (db: Db, sessionId: number): Promise<ContactKind> =>
	(await hasWanted(db, sessionId, ['complaint'])) ? 'complaint' : 'question'

/** Whether a visitor was asked whom we answer and has not said it yet. */
export const isAskedForContact = async (db: Db, actor: Actor | null, { id, ticketId }: Session) =>
	!actor && ticketId === null && (await hasWanted(db, id, ['complaint', 'human']))

const hasWanted = async (db: Db, sessionId: number, wishes: Intent[]) =>
	(await db.$count(chatMessages, and(eq(chatMessages.sessionId, sessionId), inArray(chatMessages.intent, wishes)))) > 0

/** What was said, as long as a message may be, its end rather than its beginning. The number of the chat makes it one of its own. */
async function conversation(db: Db, sessionId: number) {
	const said = await db
		.select({ role: chatMessages.role, text: chatMessages.text })
		.from(chatMessages)
		.where(eq(chatMessages.sessionId, sessionId))
		.orderBy(asc(chatMessages.id))
	const title = `Chat ${sessionId}, handed over to a person.`
	const text = said.map((line) => `${line.role === 'user' ? 'Customer' : 'Program'}: ${line.text}`).join('\n\n')
	const room = contactLimits.message - title.length - 4
	return `${title}\n\n${text.length > room ? `… ${text.slice(-(room - 2))}` : text}`
}
