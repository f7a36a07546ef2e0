import { isNotNull, isNull, sql } from 'drizzle-orm'
import { staffNotifications } from '#contract/company/staff-notifications.ts'
import type { Door } from '#platform/http/serve.ts'
import { serveCollection } from '../staff-collection.ts'
import { companyNews as table } from '../tables.ts'

/** What customers did, page by page (D-22); it is marked as read by calls of its own (A.ADMIN-06). */
export const serveNews = (door: Door) =>
	serveCollection(door, staffNotifications.news, {
		table,
		columns: {
			id: table.id,
			kind: table.kind,
			object_id: table.objectId,
			title: table.title,
			status: sql`case when ${table.readAt} is null then 'new' else 'closed' end`,
			read_at: table.readAt,
			created_at: table.createdAt,
		},
		searched: [table.title],
		filters: { status: (status) => (status === 'new' ? isNull : isNotNull)(table.readAt) },
		usual: '-created_at',
	})
