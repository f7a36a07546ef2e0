import { and, desc, eq, gt } from 'drizzle-orm'
import { repairLimits } from '#contract/repairs/repair-words.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem } from '#platform/http/problem.ts'
import { repairs } from './tables.ts'

const hourMs = 3_600_000

/**
 * Throws 429 with Retry-After when the caller booked twenty repairs within the last hour (D-39). Counted in the database, so that it
 * holds over all processes. The caller's account must be held alone, so that none of many at once slips by.
 */
export async function refuseManyBookings(db: ReadDb, actor: Actor): Promise<void> {
	const at = now()
	const [twentieth] = await db
		.select({ createdAt: repairs.createdAt })
		.from(repairs)
		.where(and(eq(repairs.customerId, actor.id), gt(repairs.createdAt, new Date(at.getTime() - hourMs))))
		.orderBy(desc(repairs.createdAt))
		.offset(repairLimits.bookingsAnHour - 1)
		.limit(1)
	if (!twentieth) return
	const retryAfter = Math.ceil((twentieth.createdAt.getTime() + hourMs - at.getTime()) / 1000)
	throw new Problem(429, 'You have booked many services within an hour. Please try again later, or call us.', { retryAfter })
}
