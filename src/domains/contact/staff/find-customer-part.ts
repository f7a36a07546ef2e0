import { desc, eq } from 'drizzle-orm'
import { contactKindDisplay, contactStatusDisplay } from '#contract/contact/contact-words.ts'
import { type CustomerPart, entriesShown } from '#domains/accounts/customer-part.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { referenceOf } from '../find-ticket.ts'
import { contactMessages, contactReplies } from '../tables.ts'

/**
 * What a customer wrote to the company while logged in, and what was answered (decision 0018); of each the latest hundred. Two statements.
 */
export const findContactPart: CustomerPart = async (db, { id }) => {
	const own = eq(contactMessages.customerId, id)
	const messages = await db.select().from(contactMessages).where(own).orderBy(desc(contactMessages.id)).limit(entriesShown)
	const replies = await db
		.select({ reply: contactReplies, author: shownName })
		.from(contactReplies)
		.innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
		.leftJoin(users, eq(users.id, contactReplies.authorId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(own)
		.orderBy(desc(contactReplies.id))
		.limit(entriesShown)
	return {
		open: messages
			.filter(({ status }) => status === 'new')
			.map(({ status, kind, createdAt, ...message }) => ({
				...aboutMessage(message.id),
				title: contactKindDisplay[kind],
				status,
				status_display: contactStatusDisplay[status],
				starts_at: createdAt.toISOString(),
			})),
		entries: [
			...messages.map(({ createdAt, message, ...of }) => entry(of.id, createdAt, 'Wrote to us', message)),
			...replies.map(({ reply: { messageId, createdAt, text, byCompany }, author }) =>
				byCompany ? entry(messageId, createdAt, 'We answered', text, author) : entry(messageId, createdAt, 'Wrote again', text),
			),
		],
	}
}

const aboutMessage = (id: number) => ({ collection: 'contact-messages' as const, id, reference: referenceOf(id) })
const entry = (messageId: number, at: Date, title: string, text: string, by: string | null = '') => ({
	at: at.toISOString(),
	kind: 'step' as const,
	title,
	text,
	by: by ?? '',
	about: aboutMessage(messageId),
})
