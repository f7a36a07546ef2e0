import { and, eq } from 'drizzle-orm'
import type { PartCart } from '#contract/orders/orders.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { type CartOwner, isOwn } from './cart-owner.ts'
import { listCartLines } from './list-cart-lines.ts'
import { presentCart } from './present-cart.ts'
import { partCarts } from './tables.ts'

/** The caller's open cart, which is the only one there can be, or none; what *Buy Now* made never becomes it (B.R-11). */
export async function listCarts(db: ReadDb, owner: CartOwner, { modelId }: { modelId?: number | undefined } = {}): Promise<PartCart[]> {
	const [cart] = await db
		.select({ id: partCarts.id, purchaseType: partCarts.purchaseType })
		.from(partCarts)
		.where(and(isOwn(owner), eq(partCarts.status, 'open'), eq(partCarts.purchaseType, 'cart')))
	return cart ? [presentCart(cart, await listCartLines(db, cart.id, modelId))] : []
}
