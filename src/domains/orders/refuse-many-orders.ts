import { and, desc, eq, gt } from 'drizzle-orm'
import { orderLimits } from '#contract/orders/order-words.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem } from '#platform/http/problem.ts'
import { partOrders } from './tables.ts'

const hourMs = 3_600_000

/**
 * Throws 429 with Retry-After when the caller placed twenty orders within the last hour (D-39). The caller's account must be held alone,
 * so that none of many at once slips by.
 */
export async function refuseManyOrders(db: ReadDb, actor: Actor): Promise<void> {
	const at = now()
	const [twentieth] = await db
		.select({ createdAt: partOrders.createdAt })
		.from(partOrders)
		.where(and(eq(partOrders.customerId, actor.id), gt(partOrders.createdAt, new Date(at.getTime() - hourMs))))
		.orderBy(desc(partOrders.createdAt))
		.offset(orderLimits.ordersAnHour - 1)
		.limit(1)
	if (!twentieth) return
	const retryAfter = Math.ceil((twentieth.createdAt.getTime() + hourMs - at.getTime()) / 1000)
	throw new Problem(429, 'You have placed many orders within an hour. Please try again later, or call us.', { retryAfter })
}
