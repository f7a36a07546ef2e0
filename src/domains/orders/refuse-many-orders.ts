import { orderLimits } from '#contract/orders/order-words.ts'
import { refuseManyAnHour } from '#domains/accounts/refuse-many-an-hour.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { partOrders } from './tables.ts'

/** Throws 429 when the caller placed twenty orders within the last hour (D-39). The caller's account must be held alone. */
export const refuseManyOrders = (db: ReadDb, actor: Actor): Promise<void> =>
	refuseManyAnHour(db, actor, {
		table: partOrders,
		max: orderLimits.ordersAnHour,
		words: 'You have placed many orders within an hour. Please try again later, or call us.',
	})
