import { and, eq } from 'drizzle-orm'
import type { ServiceCartItem } from '#contract/repairs/repairs.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { holdCart } from './hold-cart.ts'
import { listCartLines } from './list-lines.ts'
import { presentCartItem } from './present-cart.ts'
import { serviceCartItems } from './tables.ts'

type Which = { cartId: number; itemId: number }

/**
 * Sets how many pieces of a line the caller wants (B.API-39). Throws 404 for a foreign cart or an absent line, a Problem for a booked
 * cart.
 */
export async function changeCartItem(
	db: Db,
	actor: Actor,
	{ cartId, itemId, quantity }: Which & { quantity: number },
): Promise<ServiceCartItem> {
	await holdCart(db, actor, cartId)
	await db.update(serviceCartItems).set({ quantity }).where(isLine({ cartId, itemId }))
	const line = (await listCartLines(db, cartId)).find(({ id }) => id === itemId)
	if (!line) throw notFound()
	return presentCartItem(line)
}

/** Takes a line out of the caller's cart; a second time there is none, 404 (B.API-39). Throws as `changeCartItem` does. */
export async function removeCartItem(db: Db, actor: Actor, { cartId, itemId }: Which): Promise<undefined> {
	await holdCart(db, actor, cartId)
	const removed = await db.delete(serviceCartItems).where(isLine({ cartId, itemId })).returning({ id: serviceCartItems.id })
	if (removed.length === 0) throw notFound()
}

const isLine = ({ cartId, itemId }: Which) => and(eq(serviceCartItems.id, itemId), eq(serviceCartItems.cartId, cartId))
