import { and, eq, ne } from 'drizzle-orm'
import { cartOrdered, type PurchaseType } from '#contract/orders/order-words.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound, refuse } from '#platform/http/problem.ts'
import { type CartOwner, isOwn } from './cart-owner.ts'
import { partCarts } from './tables.ts'

/**
 * Locks the caller's open cart until the transaction ends, so that it is not ordered while it changes. Throws 404 for one that is absent,
 * another's or merged, and a Problem for one that was ordered (B.E-06).
 */
export async function holdCart(db: Db, owner: CartOwner, id: number): Promise<{ id: number; purchaseType: PurchaseType }> {
	const [cart] = await db
		.select({ id: partCarts.id, purchaseType: partCarts.purchaseType, status: partCarts.status })
		.from(partCarts)
		.where(and(eq(partCarts.id, id), isOwn(owner), ne(partCarts.status, 'merged')))
		.for('no key update')
	if (!cart) throw notFound()
	if (cart.status === 'ordered') throw refuse(cartOrdered)
	return cart
}
