import { eq } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { savedViews } from './tables.ts'

/** Views that somebody kept while he worked for us go with the account (D-43); they are work of the company, and nothing to carry away. */
export const savedViewData: PersonalData = {
	exportOwn: async () => ({}),
	forget: async (db, { id }) => {
		await db.delete(savedViews).where(eq(savedViews.userId, id))
	},
}
