import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/moment.ts'

/**
 * Every stored file. Its row is written before its bytes and is kept only by the change that uses it, so that nothing stored is ever
 * without a row, and what nobody came to use is found and removed.
 */
export const files = pgTable(
	'files',
	{
		key: text().primaryKey(),
		mediaType: text('media_type').notNull(),
		bytes: integer().notNull(),
		isPublic: boolean('is_public').notNull(),
		createdAt: moment('created_at').notNull(),
		/** When something came to use it; null while it is only stored. */
		keptAt: moment('kept_at'),
		/** When nothing uses it any more; its bytes go soon. */
		droppedAt: moment('dropped_at'),
	},
	(t) => [
		index('files_unkept').on(t.createdAt).where(sql`${t.keptAt} is null or ${t.droppedAt} is not null`),
		check('files_bytes', sql`${t.bytes} > 0`),
		check('files_key_form', sql`${t.key} ~ '^[a-z0-9-]+(/[a-z0-9-]+)*[.][a-z0-9]+$'`),
	],
)
