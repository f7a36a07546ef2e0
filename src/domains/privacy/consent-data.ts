import { eq } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { listConsents } from './list-consents.ts'
import { consents } from './tables.ts'

/** What somebody agreed to. It goes with the account: nobody is mailed by its leave any more. */
export const consentData: PersonalData = {
	exportOwn: async (db, { actor }) => ({
		consents: (await listConsents(db, actor.id)).map(({ purpose, givenAt, withdrawnAt }) => ({
			purpose,
			given_at: givenAt.toISOString(),
			withdrawn_at: withdrawnAt?.toISOString() ?? null,
		})),
	}),
	forget: async (db, { id }) => {
		await db.delete(consents).where(eq(consents.userId, id))
	},
}
