import { and, eq } from 'drizzle-orm'
import { notBuyable, onlySoMany } from '#contract/orders/order-words.ts'
import type { PartCart, PartCartItem } from '#contract/orders/orders.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound, refuseField } from '#platform/http/problem.ts'
import type { CartOwner } from './cart-owner.ts'
import { findCartItem } from './find-cart-item.ts'
import { holdCart } from './hold-cart.ts'
import { presentCart } from './present-cart.ts'
import { partCartItems } from './tables.ts'

type Which = { cartId: number; itemId: number }

/**
 * Sets how many pieces of a line the caller wants (B.API-21). Throws 404 for a foreign cart or an absent line, 400 at `quantity` for more
 * than there are or a part that cannot be bought, a Problem for an ordered cart.
 */
export async function changeCartItem(
	db: Db,
	owner: CartOwner,
	{ quantity, ...which }: Which & { quantity: number },
): Promise<PartCartItem> {
	await holdCart(db, owner, which.cartId)
	const { available, part_details: part } = await findCartItem(db, which)
	if (!available) throw refuseField('quantity', notBuyable(part.name))
	if (quantity > part.stock_quantity) throw refuseField('quantity', onlySoMany(part.stock_quantity))
	await db.update(partCartItems).set({ quantity }).where(isLine(which))
	return findCartItem(db, which)
}

/** Takes a line out of the caller's cart; a second time there is none, 404 (B.API-22). Throws as `holdCart` does. */
export async function removeCartItem(db: Db, owner: CartOwner, which: Which): Promise<undefined> {
	await holdCart(db, owner, which.cartId)
	const removed = await db.delete(partCartItems).where(isLine(which)).returning({ id: partCartItems.id })
	if (removed.length === 0) throw notFound()
}

/** Empties the caller's cart, also an empty one (B.API-23). Throws as `holdCart` does. */
export async function clearCart(db: Db, owner: CartOwner, cartId: number): Promise<PartCart> {
	const cart = await holdCart(db, owner, cartId)
	await db.delete(partCartItems).where(eq(partCartItems.cartId, cartId))
	return presentCart(cart, [])
}

const isLine = ({ cartId, itemId }: Which) => and(eq(partCartItems.id, itemId), eq(partCartItems.cartId, cartId))
