import { and, eq, isNull } from 'drizzle-orm'
import type { ServiceCart } from '#contract/repairs/repairs.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listCartLines } from './list-lines.ts'
import { presentCart } from './present-cart.ts'
import { serviceCarts } from './tables.ts'

/** The caller's open cart, which is the only one there can be, or none (B.API-37, B.E-22). */
export async function listCarts(db: ReadDb, actor: Actor): Promise<ServiceCart[]> {
	const [cart] = await db
		.select({ id: serviceCarts.id })
		.from(serviceCarts)
		.where(and(eq(serviceCarts.customerId, actor.id), isNull(serviceCarts.bookedAt)))
	return cart ? [presentCart(cart.id, await listCartLines(db, cart.id))] : []
}
