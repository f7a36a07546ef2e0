import { count, desc, isNull } from 'drizzle-orm'
import type { staffNotifications } from '#contract/company/staff-notifications.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { companyNews } from '../tables.ts'

/** Notifications on one screen. */
const newsLimit = 100

/** The newest notifications of what customers did, and how many nobody has read (A.ADMIN-06). Two statements. */
export async function listNews(db: ReadDb): Promise<Reply<typeof staffNotifications.notifications>> {
	const rows = await db.select().from(companyNews).orderBy(desc(companyNews.id)).limit(newsLimit)
	return {
		unread: await countUnreadNews(db),
		results: rows.map(({ id, kind, objectId, title, createdAt, readAt }) => ({
			id,
			kind,
			object_id: objectId,
			title,
			created_at: createdAt.toISOString(),
			is_read: readAt !== null,
		})),
	}
}

/** How many nobody of the company has read. One statement. */
export async function countUnreadNews(db: ReadDb): Promise<number> {
	const [row] = await db.select({ unread: count() }).from(companyNews).where(isNull(companyNews.readAt))
	return row?.unread ?? 0
}
