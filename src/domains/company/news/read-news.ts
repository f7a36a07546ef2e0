import { and, eq, isNull, lte } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { companyNews } from '../tables.ts'
import { countUnreadNews } from './list-news.ts'

/**
 * Marks notifications of what customers did as read for everybody of the company: one, or all up to one, so that those that came meanwhile
 * stay new. The row itself says who read it. Throws 404 for one that is not there.
 */
export async function readNews(db: Db, actor: Actor, which: { id: number } | { up_to: number }): Promise<{ unread: number }> {
	const isMeant = 'id' in which ? eq(companyNews.id, which.id) : lte(companyNews.id, which.up_to)
	const read = await db
		.update(companyNews)
		.set({ readAt: now(), readBy: actor.id })
		.where(and(isMeant, isNull(companyNews.readAt)))
		.returning({ id: companyNews.id })
	if ('id' in which && read.length === 0 && (await db.$count(companyNews, isMeant)) === 0) throw notFound()
	if (read[0]) await recordChange(db, { collection: 'company-news', id: read[0].id })
	return { unread: await countUnreadNews(db) }
}
