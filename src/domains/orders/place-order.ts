import { notBuyable, nothingInCart, tooFewLeft } from '#contract/orders/order-words.ts'
import type { Order, PlaceOrder } from '#contract/orders/orders.ts'
import { totalChanged } from '#contract/repairs/repair-words.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { findDistanceFee } from '#domains/doorstep/distance-fee.ts'
import { takeStock } from '#domains/parts/take-stock.ts'
import { now } from '#platform/clock.ts'
import { type Db, endWith } from '#platform/database/database.ts'
import { together } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type Answered, answer } from '#platform/http/answered.ts'
import { busy, refuse } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { dayOf } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { newOrderNumber } from '#shared/references.ts'
import { closeCart } from './close-cart.ts'
import { findBikeName } from './find-bike-name.ts'
import { insertOrder } from './insert-order.ts'
import { mailOrderPlaced } from './jobs.ts'
import { type CartLine, listCartLines } from './list-cart-lines.ts'
import { presentOrder } from './present-order.ts'
import { recordOrderChange } from './record-order-change.ts'
import { refuseManyOrders } from './refuse-many-orders.ts'

/** `limited`: whether one customer may order only so often an hour (D-39); off with RATE_LIMIT=off. */
type Rules = { limited: boolean }

/**
 * Orders what is in the caller's cart: closes it, writes down the order at the prices of this moment with its first event and mail, and
 * takes the pieces, all or nothing (B.E-01 to B.E-06). Prices and fee are this server's; what the caller sent of them is only compared. The
 * same cart with the same body answers the order that it became. Throws 404 for a foreign cart, a Problem for one that is empty or was
 * ordered otherwise, for a part that is gone or short, for a total above the one that was seen (B.R-13), 429 above the limit, and 503 where
 * a part is changed at this very moment.
 */
export async function placeOrder(db: Db, actor: Actor, sent: PlaceOrder, { limited }: Rules): Promise<Answered<Order>> {
	const modelId = sent.vehicle_model_id ?? undefined
	// PostgreSQL does these in this order: what is listed is what was in the cart when it was closed.
	const [, { purchaseType, order: standing }, lines] = await together([
		holdAccount(db, actor, { alone: limited }),
		closeCart(db, actor, sent),
		listCartLines(db, sent.cart_id, modelId),
	])
	if (standing) return answer(presentOrder(actor, standing), { status: 200 })
	if (limited) await refuseManyOrders(db, actor)
	const position = positionOf(sent)
	const [bike, way] = await together([modelId === undefined ? '' : findBikeName(db, modelId), findDistanceFee(db, 'parts', position)])
	if (lines.length === 0) throw refuse(nothingInCart)
	// Who comes too late is told before anything is written; who comes at the same moment, when the pieces are taken.
	const short = lines.find(isShort)
	if (short) throw whyNot(short)
	const subtotalPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)
	const totalPaise = subtotalPaise + way.feePaise
	refuseTotal(totalPaise, sent.total_amount)
	const orderNumber = newOrderNumber(dayOf(now()))
	const placed = await insertOrder(db, actor, {
		sent,
		orderNumber,
		purchaseType,
		position,
		distanceKm: way.km,
		distanceFeePaise: way.feePaise,
		subtotalPaise,
		totalPaise,
		lines: lines.map((line) => ({ ...line, fitsBike: line.fit === 'fits' ? bike : '' })),
	})
	takeLinesLast(db, { cartId: sent.cart_id, lines, orderNumber })
	return answer(presentOrder(actor, placed), {
		status: 201,
		lastly: () =>
			together([
				enqueue(db, mailOrderPlaced, { orderId: placed.order.id }, { to: placed.order.customerEmail }),
				recordOrderChange(db, placed.order),
			]),
	})
}

type Ordered = { cartId: number; lines: readonly CartLine[]; orderNumber: string }
/**
 * Takes every line's pieces with the end of the transaction, by rising id of its part: orders of the same parts wait for each other, and
 * none for ever. What was written of a part must be what it was when its pieces were taken.
 */
const takeLinesLast = (db: Db, { cartId, lines, orderNumber }: Ordered) =>
	endWith(db, {
		statements: lines
			.toSorted((a, b) => a.partId - b.partId)
			.map((line) => () => takeStock(db, { ...line, reason: `Order ${orderNumber}` })),
		refusal: async () => whyNotTaken(await listCartLines(db, cartId)),
	})

/** As things stand now: the stock may have gone since the cart was read, or a part have been changed. */
function whyNotTaken(lines: readonly CartLine[]) {
	const short = lines.find(isShort)
	return short ? whyNot(short) : busy('A part has just changed. Please try again.', 1)
}

const isShort = ({ isBuyable, stock, quantity }: CartLine) => !isBuyable || stock < quantity

const whyNot = (line: CartLine) => refuse(line.isBuyable ? tooFewLeft(line.name, line.stock) : notBuyable(line.name))

const positionOf = ({ latitude, longitude }: PlaceOrder) =>
	typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null

/** More paise than the column counts to. */
const mostPaise = 2_000_000_000

function refuseTotal(totalPaise: number, seen: number | null | undefined) {
	if (totalPaise > mostPaise) throw refuse('This order is too large to be placed here. Please call us.')
	const total = rupees(totalPaise)
	if (typeof seen === 'number' && seen < total) throw refuse(totalChanged, { total_amount: total })
}
