import { and, eq } from 'drizzle-orm'
import type { PartCart } from '#contract/orders/orders.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { type CartOwner, isOwn } from './cart-owner.ts'
import { showCart } from './list-carts.ts'
import { partCarts } from './tables.ts'

type CartQuery = { id: number; modelId?: number | undefined }

/** The caller's open cart of that id with today's prices. Throws 404 for one that is ordered, merged, absent or another's (B.E-06). */
export async function findCart(db: ReadDb, owner: CartOwner, { id, modelId }: CartQuery): Promise<PartCart> {
	const [cart] = await db
		.select({ id: partCarts.id, purchaseType: partCarts.purchaseType })
		.from(partCarts)
		.where(and(eq(partCarts.id, id), isOwn(owner), eq(partCarts.status, 'open')))
	if (!cart) throw notFound()
	return showCart(db, cart, modelId)
}
