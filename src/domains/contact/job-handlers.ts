import { eq, lt } from 'drizzle-orm'
import type { ContactPost, Ticket } from '#contract/contact/contact.ts'
import { messageYears } from '#contract/contact/contact-words.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { now } from '#platform/clock.ts'
import { type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { rowToken } from '#platform/row-token.ts'
import { addMonths, dayOf, startOfDay } from '#shared/days.ts'
import { type AboutTicket, contactMails, messageArrived } from './emails/contact-mails.ts'
import { findTicket } from './find-ticket.ts'
import { forgetOldMessages, mailAnswer, mailMessageArrived, mailMessageReceived } from './jobs.ts'
import { contactMessages, contactReplies } from './tables.ts'

/** What is done about messages outside a request. */
export const contactJobHandlers: JobHandler[] = [
	mailHandler(mailMessageReceived, {
		key: ({ messageId, wasQuestion }) => `contact-received:${messageId}${wasQuestion ? ':complaint' : ''}`,
		write: async (context, { messageId }) => {
			const about = await readAbout(context, messageId)
			return about && writeMail(context.database.db, contactMails.received, about)
		},
	}),
	mailHandler(mailMessageArrived, {
		key: ({ messageId, replyId }) => `contact-arrived:${messageId}:${replyId ?? 0}`,
		write: async (context, { messageId, replyId }) => {
			const about = await readAbout(context, messageId)
			const post = about && (replyId === null ? about.ticket.thread[0] : await readReply(context, replyId))
			return post ? messageArrived(about, post) : null
		},
	}),
	mailHandler(mailAnswer, {
		key: ({ replyId }) => `contact-answer:${replyId}`,
		write: async (context, { messageId, replyId }) => {
			const about = await readAbout(context, messageId)
			const post = about && (await readReply(context, replyId))
			return post ? writeMail(context.database.db, contactMails.answered, { ...about, post }) : null
		},
	}),
	jobHandler(
		forgetOldMessages,
		async ({ database: { db } }) => {
			await db.delete(contactMessages).where(lt(contactMessages.createdAt, startOfDay(addMonths(dayOf(now()), -12 * messageYears))))
		},
		{ at: { hour: 4, minute: 40 } },
	),
]

/** Null for a message that was deleted with its account meanwhile. */
async function readAbout(
	{ database: { db }, publicUrl, keys }: JobContext,
	id: number,
): Promise<(AboutTicket & { ticket: Ticket }) | null> {
	const [message] = await db
		.select({ email: contactMessages.email, phone: contactMessages.phone })
		.from(contactMessages)
		.where(eq(contactMessages.id, id))
	if (!message) return null
	return {
		...message,
		ticket: await findTicket(db, id),
		company: await findSettings(db),
		links: { sender: `${publicUrl}/contact-us/${rowToken(keys, 'contact', id)}`, company: `${publicUrl}/admin/contact-messages/${id}` },
	}
}

async function readReply({ database: { db } }: JobContext, id: number): Promise<ContactPost | undefined> {
	const [reply] = await db.select().from(contactReplies).where(eq(contactReplies.id, id))
	return reply && { by: reply.byCompany ? 'company' : 'sender', text: reply.text, at: reply.createdAt.toISOString() }
}
