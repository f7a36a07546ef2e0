import type { OrderStatus } from '#contract/orders/order-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { partOrderEvents } from './tables.ts'

type Reached = { orderId: number; status: OrderStatus; byCompany: boolean; at: Date; note?: string }

/** Records that an order reached a status, when and by whom; the customer reads the note. Belongs in the transaction of the change. */
export async function recordOrderEvent(db: Db, actor: Actor, { orderId, status, byCompany, at, note = '' }: Reached): Promise<void> {
	await db.insert(partOrderEvents).values({ orderId, status, actorId: actor.id, byCompany, at, note })
}
