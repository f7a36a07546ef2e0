import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { notifications as calls } from '#contract/accounts/notifications.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notifications } from '#platform/mail/tables.ts'

/** More than anybody reads; they are kept for half a year. */
const notificationsLimit = 100

/** The newest of one's own notifications, and how many of all are not read. Two statements. */
export async function listNotifications(db: ReadDb, { id }: Actor): Promise<Reply<typeof calls.list>> {
	const rows = await db
		.select()
		.from(notifications)
		.where(eq(notifications.customerId, id))
		.orderBy(desc(notifications.id))
		.limit(notificationsLimit)
	return {
		unread: await countUnread(db, id),
		results: rows.map(({ id, title, text, path, createdAt, readAt }) => ({
			id,
			title,
			text,
			path,
			created_at: createdAt.toISOString(),
			is_read: readAt !== null,
		})),
	}
}

/** How many notifications of an account are not read. */
export async function countUnread(db: ReadDb, customerId: number): Promise<number> {
	const [row] = await db
		.select({ unread: count() })
		.from(notifications)
		.where(and(eq(notifications.customerId, customerId), isNull(notifications.readAt)))
	return row?.unread ?? 0
}
