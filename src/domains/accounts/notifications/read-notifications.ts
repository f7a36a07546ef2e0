import { and, eq, isNull, lte } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notifications } from '#platform/mail/tables.ts'
import { countUnread } from './list-notifications.ts'

/**
 * Marks one's own notifications as read: one, or all up to one, so that what came meanwhile stays new. Those of others stay as they are.
 */
export async function readNotifications(db: Db, actor: Actor, which: { id: number } | { up_to: number }): Promise<{ unread: number }> {
	await db
		.update(notifications)
		.set({ readAt: now() })
		.where(
			and(
				eq(notifications.customerId, actor.id),
				isNull(notifications.readAt),
				'id' in which ? eq(notifications.id, which.id) : lte(notifications.id, which.up_to),
			),
		)
	return { unread: await countUnread(db, actor.id) }
}
