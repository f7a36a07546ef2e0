import { sql } from 'drizzle-orm'
import { integer, pgEnum, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { consentPurposes } from '#contract/privacy/privacy-words.ts'
import { moment } from '#platform/database/moment.ts'
import { users } from '../accounts/tables.ts'

export const consentPurpose = pgEnum('consent_purpose', consentPurposes)

/** What a customer agreed to, and when; taken back it stays as proof of both (D-43). */
export const consents = pgTable(
	'consents',
	{
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		purpose: consentPurpose().notNull(),
		givenAt: moment('given_at').notNull(),
		withdrawnAt: moment('withdrawn_at'),
	},
	(t) => [
		primaryKey({ columns: [t.userId, t.purpose, t.givenAt] }),
		uniqueIndex('consents_one_given').on(t.userId, t.purpose).where(sql`${t.withdrawnAt} is null`),
	],
)
