import { createHmac, timingSafeEqual } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
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

/** A message with its thread, as its sender reads it. Throws 404 for one that is deleted. Two statements. */
export async function findTicket(db: ReadDb, id: number): Promise<Ticket> {
	const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
	if (!message) throw notFound()
	const replies = await db.select().from(contactReplies).where(eq(contactReplies.messageId, id)).orderBy(asc(contactReplies.id))
	const first = { by: 'sender' as const, text: message.message, at: message.createdAt.toISOString() }
	return {
		reference: referenceOf(id),
		kind: message.kind,
		status: message.status,
		status_display: contactStatusDisplay[message.status],
		name: message.name,
		created_at: first.at,
		due_at: message.dueAt?.toISOString() ?? null,
		thread: [
			first,
			...replies.map(({ byCompany, text, createdAt }) => ({
				by: byCompany ? ('company' as const) : ('sender' as const),
				text,
				at: createdAt.toISOString(),
			})),
		],
	}
}
