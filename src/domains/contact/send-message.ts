import { and, eq, sql } from 'drizzle-orm'
import type { Ticket } from '#contract/contact/contact.ts'
import { type ContactKind, contactSent } from '#contract/contact/contact-words.ts'
import { notifyCompany } from '#domains/company/news/notify-company.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { dueFrom } from './due-from.ts'
import { findTicket, referenceOf } from './find-ticket.ts'
import { mailMessageArrived, mailMessageReceived } from './jobs.ts'
import { contactMessages, contactReplies } from './tables.ts'
import { turnIntoComplaint } from './turn-into-complaint.ts'

type Message = { name: string; email: string; phone: string; message: string; kind: ContactKind }

/**
 * Stores a message to the company as a ticket, and mails it to the company and its number with a link to the sender (A.CONTACT-10,
 * A.CONTACT-17). The same words from the same address, while nobody has answered them, are the same ticket and mail nobody again; sent as a
 * complaint they make it one. Returns its id.
 */
export async function createTicket(db: Db, actor: Actor | null, message: Message): Promise<number> {
	const id = await storeTicket(db, message, actor?.id ?? null)
	if (id === null) {
		const same = await findSame(db, message)
		if (message.kind === 'complaint') await turnIntoComplaint(db, same)
		return same
	}
	await recordChange(db, { collection: 'contact-messages', id, customerId: null })
	await notifyCompany(db, { kind: 'contact_message', objectId: id, title: `New ${message.kind} ${referenceOf(id)}` })
	await enqueue(db, mailMessageArrived, { messageId: id, replyId: null })
	return id
}

/** Stores a message, whoever wrote it down, and mails its number to the sender. Answers its id, null where the same waits already. */
export async function storeTicket(db: Db, message: Message, customerId: number | null): Promise<number | null> {
	const at = now()
	const [created] = await db
		.insert(contactMessages)
		.values({ ...message, customerId, dueAt: dueFrom(message.kind, at), createdAt: at })
		.onConflictDoNothing()
		.returning({ id: contactMessages.id })
	if (!created) return null
	await enqueue(db, mailMessageReceived, { messageId: created.id }, { to: message.email })
	return created.id
}

/** The call of the contact page. */
export async function sendMessage(db: Db, actor: Actor | null, message: Message) {
	return { message: contactSent, reference: referenceOf(await createTicket(db, actor, message)) }
}

async function findSame(db: Db, { email, message }: Message) {
	const found = await db
		.select({ id: contactMessages.id })
		.from(contactMessages)
		.where(
			and(
				sql`lower(${contactMessages.email}) = lower(${email})`,
				sql`md5(${contactMessages.message}) = md5(${message})`,
				eq(contactMessages.wasAnswered, false),
			),
		)
	return one(found).id
}

/** Adds to a message by its link; a closed or answered one waits for the company again. Throws 404. */
export async function addToMessage(db: Db, messageId: number, text: string): Promise<Ticket> {
	const at = now()
	const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId)).for('no key update')
	if (!message) throw notFound()
	const [last] = await db
		.select()
		.from(contactReplies)
		.where(eq(contactReplies.messageId, messageId))
		.orderBy(sql`${contactReplies.id} desc`)
		.limit(1)
	// Pressed twice, the same words stand there once.
	if (last && !last.byCompany && last.text === text) return findTicket(db, messageId)
	const reply = one(
		await db.insert(contactReplies).values({ messageId, byCompany: false, text, createdAt: at }).returning({ id: contactReplies.id }),
	)
	await db
		.update(contactMessages)
		.set({ status: 'new', dueAt: message.dueAt ?? dueFrom(message.kind, at), version: sql`${contactMessages.version} + 1` })
		.where(eq(contactMessages.id, messageId))
	await recordChange(db, { collection: 'contact-messages', id: messageId, customerId: null })
	await enqueue(db, mailMessageArrived, { messageId, replyId: reply.id })
	return findTicket(db, messageId)
}
