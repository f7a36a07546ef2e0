import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/tables.ts'

/** A list of the company's side as one person wants to see it again. */
export const savedViews = pgTable(
	'saved_views',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		list: text().notNull(),
		name: text().notNull(),
		search: text().notNull(),
		columns: jsonb().$type<string[]>(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(t) => [unique('saved_views_name').on(t.userId, t.list, t.name), check('saved_views_named', sql`${t.name} <> '' and ${t.list} <> ''`)],
)
