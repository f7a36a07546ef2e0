import { and, desc, eq, gt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem } from '#platform/http/problem.ts'

const hourMs = 3_600_000

type Placed = PgTable & { customerId: PgColumn; createdAt: PgColumn & { _: { data: Date; notNull: true } } }
type Allowed = { table: Placed; max: number; words: string }

/**
 * Throws 429 with `words` and Retry-After when the caller has `max` rows of the last hour in the table (D-39). Counted in the database, so
 * that it holds over all processes. The caller's account must be held alone, so that none of many at once slips by.
 */
export async function refuseManyAnHour(db: ReadDb, actor: Actor, { table, max, words }: Allowed): Promise<void> {
	const at = now()
	const [last] = await db
		.select({ createdAt: table.createdAt })
		.from(table)
		.where(and(eq(table.customerId, actor.id), gt(table.createdAt, new Date(at.getTime() - hourMs))))
		.orderBy(desc(table.createdAt))
		.offset(max - 1)
		.limit(1)
	if (!last) return
	const retryAfter = Math.ceil((last.createdAt.getTime() + hourMs - at.getTime()) / 1000)
	throw new Problem(429, words, { retryAfter })
}
