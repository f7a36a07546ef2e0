import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Ticket } from '#contract/contact/contact.ts'
import { contactStatusDisplay } from '#contract/contact/contact-words.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { readRowToken } from '#platform/row-token.ts'
import { contactMessages, contactReplies } from './tables.ts'

/** The reference of a message: 'CM12'. */
export const referenceOf = (id: number) => `CM${id}`

/**
 * The id of the message that a token belongs to; its holder may read the thread and add to it. Throws 404 for a token that we did not make.
 */
export function readTicketToken(keys: Keys, token: string): number {
	const id = readRowToken(keys, 'contact', token)
	if (id === null) throw notFound()
	return id
}

/** How many messages of somebody came within the last hour. */
export const countRecentTickets = (db: ReadDb, customerId: number) =>
	db.$count(
		contactMessages,
		and(eq(contactMessages.customerId, customerId), gt(contactMessages.createdAt, new Date(now().getTime() - 3_600_000))),
	)

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
