import { and, eq, isNull } from 'drizzle-orm'
import type { ServiceCart } from '#contract/repairs/repairs.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { listCartLines } from './list-lines.ts'
import { presentCart } from './present-cart.ts'
import { serviceCarts } from './tables.ts'

/** The caller's open cart of that id with today's prices. Throws 404 for one that is booked, absent or another's (B.E-06, B.E-34). */
export async function findCart(db: ReadDb, actor: Actor, id: number): Promise<ServiceCart> {
	const [cart] = await db
		.select({ id: serviceCarts.id })
		.from(serviceCarts)
		.where(and(eq(serviceCarts.id, id), eq(serviceCarts.customerId, actor.id), isNull(serviceCarts.bookedAt)))
	if (!cart) throw notFound()
	return presentCart(id, await listCartLines(db, id))
}
