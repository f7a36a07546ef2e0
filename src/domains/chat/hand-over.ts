import { asc, eq } from 'drizzle-orm'
import type { ChatReply } from '#contract/chat/chat.ts'
import { noSuchChat } from '#contract/chat/chat-words.ts'
import { contactClocks, contactLimits } from '#contract/contact/contact-words.ts'
import { countRecentTickets, referenceOf } from '#domains/contact/find-ticket.ts'
import { createTicket } from '#domains/contact/send-message.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { rowToken } from '#platform/row-token.ts'
import { findSender } from './find-sender.ts'
import { isSessionOf } from './is-session-of.ts'
import type { Said } from './said.ts'
import { chatMessages, chatSessions } from './tables.ts'

type Session = { id: number; ticketId: number | null }
type Sender = { name: string; email: string; phone: string }

/**
 * Hands a chat over to a person, for whoever told name and e-mail: its conversation becomes a ticket (decision 0048), once for each chat,
 * and the answer says its number and the link to follow it. Throws 404 for somebody else's chat.
 */
export async function handOverChat(
	db: Db,
	actor: Actor | null,
	{ session_id, keys, ...sender }: Sender & { session_id: string; keys: Keys },
): Promise<ChatReply> {
	const [session] = await db.select().from(chatSessions).where(isSessionOf(actor, session_id)).for('no key update')
	if (!session) throw notFound(noSuchChat)
	const { reply, actions = [] } = await passOn(db, actor, { session, sender, keys })
	if (session.ticketId === null) await db.insert(chatMessages).values({ sessionId: session.id, role: 'bot', text: reply, createdAt: now() })
	return { session_id, reply, intent: 'human', suggestions: [], actions, wants_contact: false }
}

/**
 * What is said to somebody who wants a person where his chat has a ticket, or gets one because his account says whom to answer and the wish
 * is sure; else null. `session` is locked. A member's tickets within an hour are as few as those of the contact page.
 */
export async function handOverToPerson(
	db: Db,
	actor: Actor | null,
	{ session, keys, isSure }: { session: Session; keys: Keys; isSure: boolean },
): Promise<Said | null> {
	if (session.ticketId !== null) return told(keys, session.ticketId)
	if (!actor || !isSure || (await countRecentTickets(db, actor.id)) >= contactLimits.anHour) return null
	return passOn(db, actor, { session, sender: await findSender(db, actor), keys })
}

async function passOn(db: Db, actor: Actor | null, { session, sender, keys }: { session: Session; sender: Sender; keys: Keys }) {
	if (session.ticketId !== null) return told(keys, session.ticketId)
	const message = await conversation(db, session.id)
	const ticketId = await createTicket(db, actor, { ...sender, message, kind: 'question' })
	await db.update(chatSessions).set({ ticketId }).where(eq(chatSessions.id, session.id))
	return told(keys, ticketId)
}

function told(keys: Keys, ticketId: number): Said {
	const reference = referenceOf(ticketId)
	return {
		reply: `Our people have this chat as ${reference} and answer you by mail within ${contactClocks.answerHours} hours.`,
		actions: [{ label: `Follow ${reference}`, to: `/contact-us/${rowToken(keys, 'contact', ticketId)}` }],
	}
}

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
