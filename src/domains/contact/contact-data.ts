import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { findTicket } from './find-ticket.ts'
import { contactMessages } from './tables.ts'

/** What a customer wrote to us. It goes with the account; messages from others stay their senders'. */
export const contactData: PersonalData = {
	exportOwn: async (db, { actor }) => {
		const own = await db
			.select({ id: contactMessages.id })
			.from(contactMessages)
			.where(eq(contactMessages.customerId, actor.id))
			.orderBy(asc(contactMessages.id))
		return { contact_messages: await Promise.all(own.map(({ id }) => findTicket(db, id))) }
	},
	forget: async (db, { id }) => {
		await db.delete(contactMessages).where(eq(contactMessages.customerId, id))
	},
}
