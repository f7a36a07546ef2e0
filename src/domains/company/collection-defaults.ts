import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { lastPlace } from '#contract/staff-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { slugOf } from '#shared/slug.ts'

/** The slug that was sent, or else one made of the name. Throws 400 at `slug` for a name that has no letters for it. */
export function slugFrom(sent: string | undefined, name: string): string {
	const slug = sent || slugOf(name)
	if (slug === '') throw refuseField('slug', 'Please fill this in: the name has no letters that an address could carry.')
	return slug
}

/** The position behind all others of its table, or of those that `where` leaves; the last place there is may be had by several. */
export async function positionAtEnd(db: ReadDb, position: PgColumn, where?: SQL): Promise<number> {
	const next = sql<number>`least(coalesce(max(${position}), 0) + 1, ${lastPlace})::integer`
	return one(await db.select({ next }).from(position.table).where(where)).next
}
