import type { PartCartItem } from '#contract/orders/orders.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { listCartLines } from './list-lines.ts'
import { presentCartItem } from './present-cart.ts'

/** A line of a cart that is the caller's. Throws 404 where it has none of that number. */
export async function findCartItem(db: ReadDb, { cartId, itemId }: { cartId: number; itemId: number }): Promise<PartCartItem> {
	const line = (await listCartLines(db, cartId)).find(({ id }) => id === itemId)
	if (!line) throw notFound()
	return presentCartItem(line)
}
