import { and, eq, isNull, lte } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse } from '#platform/http/problem.ts'
import { companyNews } from '../tables.ts'
import { countUnreadNews } from './list-news.ts'

/**
 * Marks one of them as read by its `status` (D-22, D-49). Throws 404, 400 for the status that it has, and for one that was read already,
 * which stays so.
 */
export async function closeNews(db: Db, actor: Actor, id: number, status: 'new' | 'closed' | undefined): Promise<void> {
	const [found] = await db.select({ readAt: companyNews.readAt }).from(companyNews).where(eq(companyNews.id, id)).for('no key update')
	if (!found) throw notFound()
	if (status === undefined) return
	if (status === 'new') throw refuse(found.readAt ? 'What was read stays read.' : 'This notification is already new.')
	if (found.readAt) throw refuse('This notification is already closed.')
	await readNews(db, actor, { id })
}

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
