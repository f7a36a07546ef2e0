import { eq, lte, sql } from 'drizzle-orm'
import { onlySoMany, orderLimits } from '#contract/orders/order-words.ts'
import type { PartCartItem } from '#contract/orders/orders.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { type Answered, answer } from '#platform/http/answered.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import type { CartOwner } from './cart-owner.ts'
import { findBuyablePart } from './find-buyable-part.ts'
import { findCartItem } from './find-cart-item.ts'
import { holdCart } from './hold-cart.ts'
import { partCartItems } from './tables.ts'

type Added = { cartId: number; part: string; quantity: number }

/**
 * Puts pieces of a part into the caller's open cart: 201 with a new line, or 200 with the line of that part, raised (B.API-19, B.CART-22).
 * Throws 404 for a foreign cart, 400 at `part` for what cannot be bought, at `quantity` above the stock, and for a cart that is ordered,
 * full or for another part that is bought now.
 */
export async function addCartItem(db: Db, owner: CartOwner, { cartId, part: uuid, quantity }: Added): Promise<Answered<PartCartItem>> {
	const { purchaseType } = await holdCart(db, owner, cartId)
	const part = await findBuyablePart(db, uuid)
	const stored = await putLine(db, { cartId, partId: part.id, quantity, stock: part.stock })
	if (!stored) throw refuseField('quantity', onlySoMany(part.stock))
	if (stored.isNew) await refuseFull(db, cartId, purchaseType === 'buy-now' ? 1 : orderLimits.lines)
	return answer(await findCartItem(db, { cartId, itemId: stored.id }), { status: stored.isNew ? 201 : 200 })
}

/** In one statement, so that two at once are one line with both their pieces; nothing when they would be more than there are. */
async function putLine(db: Db, { cartId, partId, quantity, stock }: { cartId: number; partId: number; quantity: number; stock: number }) {
	if (quantity > stock) return undefined
	const raised = sql`${partCartItems.quantity} + ${quantity}`
	const [stored] = await db
		.insert(partCartItems)
		.values({ cartId, partId, quantity, createdAt: now() })
		.onConflictDoUpdate({ target: [partCartItems.cartId, partCartItems.partId], set: { quantity: raised }, setWhere: lte(raised, stock) })
		.returning({ id: partCartItems.id, isNew: sql<boolean>`xmax = 0` })
	return stored
}

async function refuseFull(db: Db, cartId: number, most: number) {
	const lines = await db.$count(partCartItems, eq(partCartItems.cartId, cartId))
	if (lines <= most) return
	throw refuse(most === 1 ? 'Buy Now is for one part. Please use the cart for several.' : `A cart holds at most ${most} different parts.`)
}
