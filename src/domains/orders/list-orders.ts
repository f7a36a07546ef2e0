import { desc, eq } from 'drizzle-orm'
import { orderAddresses } from '#contract/orders/order-addresses.ts'
import type { Order } from '#contract/orders/orders.ts'
import { pageLimits } from '#contract/staff-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { findOrderParts } from './find-order-parts.ts'
import { presentOrder } from './present-order.ts'
import { partOrders } from './tables.ts'

/** The caller's orders, newest first (B.API-29). One statement. */
export async function listOrders(db: ReadDb, actor: Actor): Promise<Order[]> {
	const found = await findOrderParts(db, (query) =>
		query.where(eq(partOrders.customerId, actor.id)).orderBy(desc(partOrders.createdAt), desc(partOrders.id)),
	)
	return found.map((parts) => presentOrder(actor, parts))
}

type PageQuery = { page?: number | undefined; page_size?: number | undefined }
/** A page of the caller's orders, for readers who ask for pages (B.R-31). Two statements. */
export const listOrdersByPage = (db: ReadDb, actor: Actor, { page = 1, page_size = pageLimits.usual }: PageQuery) =>
	listPage(
		db,
		orderAddresses.list,
		{ page, page_size },
		{
			of: partOrders,
			where: eq(partOrders.customerId, actor.id),
			orderings: { created_at: partOrders.createdAt },
			usual: '-created_at',
			rows: async ({ where, orderBy, limit, offset }) => {
				const found = await findOrderParts(db, (query) =>
					query
						.where(where)
						.orderBy(...orderBy)
						.limit(limit)
						.offset(offset),
				)
				return found.map((parts) => presentOrder(actor, parts))
			},
		},
	)
