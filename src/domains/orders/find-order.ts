import { and, eq, type SQL } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { findOrderParts } from './find-order-parts.ts'
import type { OrderParts } from './present-order.ts'
import { partOrders } from './tables.ts'

/** An order of the caller with all its parts. Throws the same 404 for a foreign and an absent one (B.API-29, B.E-34). */
export const findOwnOrder = (db: ReadDb, actor: Actor, orderNumber: string): Promise<OrderParts> =>
	findOne(db, and(eq(partOrders.orderNumber, orderNumber), eq(partOrders.customerId, actor.id)))

/** Any order with all its parts, for jobs and the company: the caller has checked the permission. Throws 404. */
export const findOrderWithoutPermission = (db: ReadDb, id: number): Promise<OrderParts> => findOne(db, eq(partOrders.id, id))

/** The order that a cart of the caller became, if it did. */
export async function findOrderOfCart(db: ReadDb, actor: Actor, cartId: number): Promise<OrderParts | null> {
	const [found] = await findOrderParts(db, (query) => query.where(and(eq(partOrders.cartId, cartId), eq(partOrders.customerId, actor.id))))
	return found ?? null
}

async function findOne(db: ReadDb, where: SQL | undefined) {
	const [found] = await findOrderParts(db, (query) => query.where(where))
	if (!found) throw notFound()
	return found
}
