import { eq } from 'drizzle-orm'
import type { ServiceCart } from '#contract/repairs/repairs.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { holdCart } from './hold-cart.ts'
import { presentCart } from './present-cart.ts'
import { serviceCartItems } from './tables.ts'

/** Empties the caller's open cart, also an empty one (B.API-39). Throws 404 for a foreign cart, a Problem for a booked one. */
export async function clearCart(db: Db, actor: Actor, cartId: number): Promise<ServiceCart> {
	await holdCart(db, actor, cartId)
	await db.delete(serviceCartItems).where(eq(serviceCartItems.cartId, cartId))
	return presentCart(cartId, [])
}
