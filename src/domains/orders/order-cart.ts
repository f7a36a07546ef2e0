import { notBuyable, nothingInCart, tooFewLeft } from '#contract/orders/order-words.ts'
import type { Order, PlaceOrder } from '#contract/orders/orders.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import type { Db } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type Answered, answer } from '#platform/http/answered.ts'
import { refuse } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { closeCart } from './close-cart.ts'
import { mailOrderPlaced } from './jobs.ts'
import { type Line, listCartLines } from './list-lines.ts'
import { placeOrder } from './place-order.ts'
import { presentOrder } from './present-order.ts'
import { recordOrderChange } from './record-order-change.ts'
import { refuseManyOrders } from './refuse-many-orders.ts'

/** `limited`: whether one customer may order only so often an hour (D-39); off with RATE_LIMIT=off. */
type Rules = { limited: boolean }

/**
 * The customer's own order: closes the cart and orders what is in it, with its mail. The same cart with the same body answers the order
 * that it became. Throws 404 for a foreign cart, a Problem for one that is empty or was ordered otherwise, 429 above the limit, and as
 * `placeOrder` does.
 */
export async function orderCart(db: Db, actor: Actor, sent: PlaceOrder, { limited }: Rules): Promise<Answered<Order>> {
	// PostgreSQL does these in this order: what is listed is what was in the cart when it was closed.
	const [, { purchaseType, order: standing }, lines] = await sendTogether([
		holdAccount(db, actor, { alone: limited }),
		closeCart(db, actor, sent),
		listCartLines(db, sent.cart_id, sent.vehicle_model_id ?? undefined),
	])
	if (standing) return answer(presentOrder(actor, standing), { status: 200 })
	if (limited) await refuseManyOrders(db, actor)
	if (lines.length === 0) throw refuse(nothingInCart)
	const placed = await placeOrder(db, actor, sent, {
		customerId: actor.id,
		cartId: sent.cart_id,
		purchaseType,
		lines,
		linesNow: () => listCartLines(db, sent.cart_id),
		refuseShort: ([first]) => refuse(first ? whyNot(first) : nothingInCart),
	})
	return answer(presentOrder(actor, placed), {
		status: 201,
		lastly: () =>
			sendTogether([
				enqueue(db, mailOrderPlaced, { orderId: placed.order.id }, { to: placed.order.customerEmail }),
				recordOrderChange(db, placed.order),
			]),
	})
}

const whyNot = ({ isBuyable, name, stock }: Line) => (isBuyable ? tooFewLeft(name, stock) : notBuyable(name))
