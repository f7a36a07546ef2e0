import { eq, lte, sql } from 'drizzle-orm'
import { quantityMessage, repairLimits } from '#contract/repairs/repair-words.ts'
import type { RequestedItem, ServiceCartItem } from '#contract/repairs/repairs.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type Answered, answer } from '#platform/http/answered.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { holdCart } from './hold-cart.ts'
import type { Line } from './list-lines.ts'
import { presentCartItem } from './present-cart.ts'
import { resolveItems } from './resolve-items.ts'
import { serviceCartItems } from './tables.ts'

type Added = { cartId: number; item: RequestedItem & { cart_id?: number | null } }

/**
 * Puts a service for a vehicle into the caller's open cart: 201 with a new line, or 200 with the line of the same service and
 * model, raised (B.API-38, B.R-14). Throws 404 for a foreign cart, and a Problem at the field for what is not offered (B.R-02), at
 * `quantity` above ten of a kind, and for a cart that is booked or full.
 */
export async function addCartItem(db: Db, actor: Actor, { cartId, item }: Added): Promise<Answered<ServiceCartItem>> {
	if (typeof item.cart_id === 'number' && item.cart_id !== cartId)
		throw refuseField('cart_id', 'This is another cart than the one in the address.')
	await holdCart(db, actor, cartId)
	const line = one(await resolveItems(db, [item]))
	const stored = await putLine(db, cartId, line)
	if (!stored) throw refuseField('quantity', quantityMessage)
	if (stored.isNew && (await countLines(db, cartId)) > repairLimits.lines)
		throw refuse(`A cart holds at most ${repairLimits.lines} different services. Please book these first.`)
	const { isNew, ...row } = stored
	return answer(presentCartItem({ ...line, ...row }), { status: isNew ? 201 : 200 })
}

/** In one statement, so that two at once are one line with both their pieces (B.E-21); nothing when they would be too many. */
async function putLine(db: Db, cartId: number, { serviceId, modelId, quantity }: Line) {
	const raised = sql`${serviceCartItems.quantity} + ${quantity}`
	const [stored] = await db
		.insert(serviceCartItems)
		.values({ cartId, serviceId, vehicleModelId: modelId, quantity, createdAt: now() })
		.onConflictDoUpdate({
			target: [serviceCartItems.cartId, serviceCartItems.serviceId, serviceCartItems.vehicleModelId],
			set: { quantity: raised },
			setWhere: lte(raised, repairLimits.quantity),
		})
		.returning({ id: serviceCartItems.id, quantity: serviceCartItems.quantity, isNew: sql<boolean>`xmax = 0` })
	return stored
}

const countLines = (db: Db, cartId: number) => db.$count(serviceCartItems, eq(serviceCartItems.cartId, cartId))
