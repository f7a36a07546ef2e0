import { and, eq } from 'drizzle-orm'
import type { PurchaseType } from '#contract/orders/order-words.ts'
import type { PartCart } from '#contract/orders/orders.ts'
import { listPartFits } from '#domains/parts/list-part-fits.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { type CartOwner, isOwn } from './cart-owner.ts'
import { listCartLines } from './list-lines.ts'
import { presentCart } from './present-cart.ts'
import { partCarts } from './tables.ts'

/** The caller's open cart, which is the only one there can be, or none; what *Buy Now* made never becomes it (B.R-11). */
export async function listCarts(db: ReadDb, owner: CartOwner, { modelId }: { modelId?: number | undefined } = {}): Promise<PartCart[]> {
	const [cart] = await db
		.select({ id: partCarts.id, purchaseType: partCarts.purchaseType })
		.from(partCarts)
		.where(and(isOwn(owner), eq(partCarts.status, 'open'), eq(partCarts.purchaseType, 'cart')))
	return cart ? [await showCart(db, cart, modelId)] : []
}

/** A cart at today's prices; with a model each line says whether it fits, and what we would take for fitting it. */
export async function showCart(db: ReadDb, cart: { id: number; purchaseType: PurchaseType }, modelId?: number): Promise<PartCart> {
	const lines = await listCartLines(db, cart.id, modelId)
	const shown = presentCart(cart, lines)
	if (modelId === undefined || lines.length === 0) return shown
	const fits = await listPartFits(db, { uuids: lines.map(({ uuid }) => uuid), modelId })
	const services = new Map(fits.map(({ uuid, fitting_service }) => [uuid, fitting_service]))
	return { ...shown, items: shown.items.map((item) => ({ ...item, fitting_service: services.get(item.part) ?? null })) }
}
