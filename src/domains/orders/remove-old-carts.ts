import { and, eq, lte, or } from 'drizzle-orm'
import { orderLimits } from '#contract/orders/order-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { removeOldRows } from '#platform/database/remove-old-rows.ts'
import { partCarts } from './tables.ts'

/** Removes visitors' carts whose time is over (B.R-12), and what *Buy Now* made so long ago without an order. */
export async function removeOldCarts(db: Db): Promise<void> {
	const longAgo = new Date(now().getTime() - orderLimits.guestCartDays * 86_400_000)
	await removeOldRows(
		db,
		partCarts,
		or(
			lte(partCarts.expiresAt, now()),
			and(eq(partCarts.status, 'open'), eq(partCarts.purchaseType, 'buy-now'), lte(partCarts.createdAt, longAgo)),
		),
	)
}
