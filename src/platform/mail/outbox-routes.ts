import { desc, eq } from 'drizzle-orm'
import { development } from '#contract/development/development.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { outbox } from './tables.ts'

/** Most mails in one answer; the outbox is for reading today's. */
const maxMails = 200

/** `GET /api/dev/outbox/`, mounted outside production only (D-05). */
export function outboxRoutes(door: Door) {
	serve(door, development.outbox, async (db, _actor, { query }) => {
		const mails = await db
			.select()
			.from(outbox)
			.where(query.to ? eq(outbox.to, query.to.toLowerCase()) : undefined)
			.orderBy(desc(outbox.id))
			.limit(maxMails)
		return mails.map(({ id, channel, to, subject, text, html, createdAt }) => ({
			id,
			channel,
			to,
			subject,
			text,
			html,
			created_at: createdAt.toISOString(),
		}))
	})
}
