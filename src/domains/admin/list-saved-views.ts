import { asc, eq, sql } from 'drizzle-orm'
import type { SavedView } from '#contract/admin/saved-views.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { savedViews } from './tables.ts'

/** One's own views of all lists, by name. One statement. */
export const listSavedViews = (db: ReadDb, actor: Actor): Promise<SavedView[]> =>
	db
		.select(savedViewColumns)
		.from(savedViews)
		.where(eq(savedViews.userId, actor.id))
		.orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id))

export const savedViewColumns = {
	id: savedViews.id,
	list: savedViews.list,
	name: savedViews.name,
	search: savedViews.search,
	columns: savedViews.columns,
}
