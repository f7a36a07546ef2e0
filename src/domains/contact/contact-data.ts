import { eq } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { listTickets } from './find-ticket.ts'
import { contactMessages } from './tables.ts'

/** What a customer wrote to us. It goes with the account; messages from others stay their senders'. */
export const contactData: PersonalData = {
	exportOwn: async (db, { actor }) => ({ contact_messages: await listTickets(db, eq(contactMessages.customerId, actor.id)) }),
	forget: async (db, { id }) => {
		await db.delete(contactMessages).where(eq(contactMessages.customerId, id))
	},
}
