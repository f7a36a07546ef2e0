import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse } from '#platform/http/problem.ts'
import { serviceCarts } from './tables.ts'

/**
 * Holds the caller's open cart until the transaction ends, so that it is not booked while it changes. Throws 404 for one that is
 * absent or another's, and a Problem for one that was booked (B.E-06).
 */
export async function holdCart(db: Db, actor: Actor, id: number): Promise<void> {
	const [cart] = await db.select({ bookedAt: serviceCarts.bookedAt }).from(serviceCarts).where(isOwn(actor, id)).for('update')
	if (!cart) throw notFound()
	if (cart.bookedAt) throw alreadyBooked()
}

/** Closes the caller's open cart for good; of several who try, one. Throws as `holdCart` does. */
export async function closeCart(db: Db, actor: Actor, { id, at }: { id: number; at: Date }): Promise<void> {
	const closed = await db
		.update(serviceCarts)
		.set({ bookedAt: at })
		.where(and(isOwn(actor, id), isNull(serviceCarts.bookedAt)))
		.returning({ id: serviceCarts.id })
	if (closed.length === 1) return
	await holdCart(db, actor, id)
	throw alreadyBooked()
}

const isOwn = (actor: Actor, id: number) => and(eq(serviceCarts.id, id), eq(serviceCarts.customerId, actor.id))
const alreadyBooked = () => refuse('This cart has already been booked.')
