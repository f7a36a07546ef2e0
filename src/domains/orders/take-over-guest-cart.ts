import { and, eq, sql } from 'drizzle-orm'
import { maxPieces } from '#contract/orders/order-words.ts'
import type { MergedCart } from '#contract/orders/orders.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { one } from '#shared/one.ts'
import { isOfGuest } from './cart-owner.ts'
import { listCartLines } from './list-lines.ts'
import { partCartItems, partCarts } from './tables.ts'

/**
 * Hands a visitor's carts over to the account he logged in with: what lies in the open one joins the account's, quantities added and cut
 * to the stock, and it is closed; what *Buy Now* made becomes the account's as it is (B.R-12). Answers what joined the account's open
 * cart, null where nothing did. Of several calls at once one does it.
 */
export async function takeOverGuestCart(db: Db, actor: Actor, secret: string): Promise<MergedCart | null> {
	const guests = await db
		.select({ id: partCarts.id, purchaseType: partCarts.purchaseType })
		.from(partCarts)
		.where(and(isOfGuest(secret), eq(partCarts.status, 'open')))
		.for('no key update')
	if (guests.length === 0) return null
	await holdAccount(db, actor)
	await db
		.update(partCarts)
		.set({ customerId: actor.id, guestHash: null, expiresAt: null })
		.where(and(isOfGuest(secret), eq(partCarts.status, 'open'), eq(partCarts.purchaseType, 'buy-now')))
	const guest = guests.find(({ purchaseType }) => purchaseType === 'cart')
	return guest ? mergeInto(db, await ownCart(db, actor), guest.id) : null
}

/** Locks the account's open cart, which is opened where there is none. */
async function ownCart(db: Db, actor: Actor): Promise<number> {
	const { id } = one(
		await db
			.insert(partCarts)
			.values({ customerId: actor.id, purchaseType: 'cart', createdAt: now() })
			.onConflictDoUpdate({
				target: partCarts.customerId,
				targetWhere: sql`status = 'open' and purchase_type = 'cart'`,
				set: { customerId: actor.id },
			})
			.returning({ id: partCarts.id }),
	)
	return id
}

async function mergeInto(db: Db, cartId: number, from: number): Promise<MergedCart | null> {
	const own = new Map((await listCartLines(db, cartId)).map((line) => [line.partId, line.quantity]))
	const guests = await listCartLines(db, from)
	const moved = guests.map((line) => {
		const had = own.get(line.partId) ?? 0
		// What cannot be bought just now keeps its pieces, marked, until they are taken out.
		const limit = line.isBuyable ? Math.max(line.stock, had) : maxPieces
		return { line, had, added: line.quantity, quantity: Math.min(had + line.quantity, limit) }
	})
	if (moved.length > 0)
		await db
			.insert(partCartItems)
			.values(moved.map(({ line: { partId }, quantity }) => ({ cartId, partId, quantity, createdAt: now() })))
			.onConflictDoUpdate({ target: [partCartItems.cartId, partCartItems.partId], set: { quantity: sql`excluded.quantity` } })
	await db.delete(partCartItems).where(eq(partCartItems.cartId, from))
	await db.update(partCarts).set({ status: 'merged' }).where(eq(partCarts.id, from))
	if (moved.length === 0) return null
	return { from, items: moved.map(({ line: { uuid, name }, ...counts }) => ({ part: uuid, name, ...counts })) }
}
