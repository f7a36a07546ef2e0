import { createHmac, timingSafeEqual } from 'node:crypto'
import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Ticket } from '#contract/contact/contact.ts'
import { contactStatusDisplay } from '#contract/contact/contact-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { contactMessages, contactReplies } from './tables.ts'

type MailKeys = Pick<Keys, 'mailLinks'>
const signatureOf = ({ mailLinks }: MailKeys, id: string) => createHmac('sha256', mailLinks).update(`contact:${id}`).digest('base64url')

/** What a message is called: 'CM12'. */
export const referenceOf = (id: number) => `CM${id}`

/** The secret in the mails about a message: whoever has it reads the thread and may add to it, without a login. */
export const ticketToken = (keys: MailKeys, id: number) => `${id}.${signatureOf(keys, String(id))}`

/** The id of the message that a token is about. Throws 404 for a token that we did not make. */
export function readTicketToken(keys: MailKeys, token: string): number {
	const [id = '', signed = ''] = token.split('.')
	const [expected, given] = [Buffer.from(signatureOf(keys, id)), Buffer.from(signed)]
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound()
	return Number(id)
}

/** A message with its thread, as its sender reads it. Throws 404 for one that is deleted. */
export async function findTicket(db: ReadDb, id: number): Promise<Ticket> {
	const [ticket] = await listTickets(db, eq(contactMessages.id, id))
	if (!ticket) throw notFound()
	return ticket
}

/** Messages with their threads, the oldest first. Two statements, however many there are. */
export async function listTickets(db: ReadDb, where: SQL): Promise<Ticket[]> {
	const messages = await db.select().from(contactMessages).where(where).orderBy(asc(contactMessages.id))
	const ids = messages.map(({ id }) => id)
	const replies = await db.select().from(contactReplies).where(inArray(contactReplies.messageId, ids)).orderBy(asc(contactReplies.id))
	return messages.map(({ id, kind, status, name, message, createdAt, dueAt }) => ({
		reference: referenceOf(id),
		kind,
		status,
		status_display: contactStatusDisplay[status],
		name,
		created_at: createdAt.toISOString(),
		due_at: dueAt?.toISOString() ?? null,
		thread: [
			{ by: 'sender', text: message, at: createdAt.toISOString() },
			...replies
				.filter(({ messageId }) => messageId === id)
				.map(({ byCompany, text, createdAt: at }) => ({
					by: byCompany ? ('company' as const) : ('sender' as const),
					text,
					at: at.toISOString(),
				})),
		],
	}))
}
