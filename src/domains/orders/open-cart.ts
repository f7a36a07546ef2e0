import { and, eq, sql } from 'drizzle-orm'
import type { PurchaseType } from '#contract/orders/order-words.ts'
import type { PartCart } from '#contract/orders/orders.ts'
import { hashToken } from '#domains/accounts/hash-token.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { type CartOwner, guestExpiry, isOfGuest, newSecret } from './cart-owner.ts'
import { listCartLines } from './list-lines.ts'
import { presentCart } from './present-cart.ts'
import { partCarts } from './tables.ts'

/** `secret` is a visitor's, new where `isNewSecret`. */
type Opened = { cart: PartCart; isNew: boolean; secret: string | null; isNewSecret: boolean }

/**
 * Opens a cart for the caller or answers the open one; of many at once one opens it. For *Buy Now* it is always a new one (B.API-18). A
 * visitor's is kept for 30 days from now.
 */
export async function openCart(db: Db, owner: CartOwner, purchaseType: PurchaseType): Promise<Opened> {
	const { actor } = owner
	if (actor) {
		await holdAccount(db, actor)
		const opened = await openOrFind(db, { customerId: actor.id, purchaseType })
		return { ...opened, secret: null, isNewSecret: false }
	}
	// A secret that somebody made up could be known to others.
	const known = owner.secret !== null && (await hasOpenCart(db, owner.secret)) ? owner.secret : null
	const secret = known ?? newSecret()
	const opened = await openOrFind(db, { guestHash: hashToken(secret), expiresAt: guestExpiry(), purchaseType })
	return { ...opened, secret, isNewSecret: known === null }
}

type NewCart = { purchaseType: PurchaseType } & ({ customerId: number } | { guestHash: string; expiresAt: Date })

async function openOrFind(db: Db, cart: NewCart) {
	const inserting = db.insert(partCarts).values({ ...cart, createdAt: now() })
	const found =
		cart.purchaseType === 'buy-now'
			? inserting
			: inserting.onConflictDoUpdate({
					target: 'customerId' in cart ? partCarts.customerId : partCarts.guestHash,
					targetWhere: sql`status = 'open' and purchase_type = 'cart'`,
					// An update answers the row that is there; an account's stays as it is.
					set: 'customerId' in cart ? { customerId: cart.customerId } : { expiresAt: cart.expiresAt },
				})
	// Only a row that an update passed over has an xmax.
	const { isNew, ...opened } = one(
		await found.returning({ id: partCarts.id, purchaseType: partCarts.purchaseType, isNew: sql<boolean>`xmax = 0` }),
	)
	return { cart: presentCart(opened, isNew ? [] : await listCartLines(db, opened.id)), isNew }
}

const hasOpenCart = async (db: Db, secret: string) => (await db.$count(partCarts, and(isOfGuest(secret), eq(partCarts.status, 'open')))) > 0
