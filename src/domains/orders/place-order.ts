import { refuseHigherTotal } from '#domains/company/refuse-higher-total.ts'
import { findDistanceFee } from '#domains/doorstep/distance-fee.ts'
import { takeStock } from '#domains/parts/take-stock.ts'
import { now } from '#platform/clock.ts'
import { commitWith, type Db } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem, refuse } from '#platform/http/problem.ts'
import { dayOf } from '#shared/days.ts'
import { positionOf } from '#shared/distance.ts'
import { largestPaise } from '#shared/money.ts'
import { newOrderNumber } from '#shared/references.ts'
import { findBikeName } from './find-bike-name.ts'
import { insertOrder, type OrderedFor } from './insert-order.ts'
import { isShort, type Line } from './list-lines.ts'
import type { OrderParts, OrderRow } from './present-order.ts'

/** Whose order it is, null without an account, and what is ordered. */
type Decided = Pick<OrderRow, 'customerId' | 'cartId' | 'purchaseType'> & {
	lines: readonly Line[]
	/** The same lines as they stand when their pieces could not be taken. */
	linesNow: () => Promise<readonly Line[]>
	/** Why some of the lines cannot be ordered, in words for the person who orders. */
	refuseShort: (short: readonly Line[]) => Problem
}

/**
 * Writes down an order, whoever makes it, at the prices of this moment with its first event, and takes the pieces with the end of the
 * transaction, all or nothing (B.E-01 to B.E-06). Prices and fee are this server's; what the caller sent of them is only compared. Throws
 * what `refuseShort` says of a part that is gone or short, a Problem for a total above the one that was seen (B.R-13), 400 at
 * `vehicle_model_id` for an unknown bike, and 409 where a part is changed at this very moment and costs no more.
 */
export async function placeOrder(db: Db, actor: Actor, sent: OrderedFor, decided: Decided): Promise<OrderParts> {
	const { lines, linesNow, refuseShort, ...whose } = decided
	const modelId = sent.vehicle_model_id ?? undefined
	const position = positionOf(sent)
	const [bike, way] = await sendTogether([modelId === undefined ? '' : findBikeName(db, modelId), findDistanceFee(db, 'parts', position)])
	// Stock that is already gone is refused before anything is written; stock that somebody takes at the same moment, when the pieces are
	// taken.
	const short = lines.filter(isShort)
	if (short.length > 0) throw refuseShort(short)
	const subtotalPaise = subtotalOf(lines)
	const totalPaise = subtotalPaise + way.feePaise
	refuseTotal(totalPaise, sent.total_amount)
	const orderNumber = newOrderNumber(dayOf(now()))
	const placed = await insertOrder(db, actor, {
		...whose,
		sent,
		orderNumber,
		position,
		distanceKm: way.km,
		distanceFeePaise: way.feePaise,
		subtotalPaise,
		totalPaise,
		lines: lines.map((line) => ({ ...line, fitsBike: line.fit === 'fits' ? bike : '' })),
	})
	commitWith(db, {
		statement: () => takeStock(db, { pieces: lines, reason: `Order ${orderNumber}` }),
		refusal: async () => {
			const current = await linesNow()
			const shortLines = current.filter(isShort)
			if (shortLines.length > 0) return refuseShort(shortLines)
			refuseTotal(subtotalOf(current) + way.feePaise, sent.total_amount)
			return new Problem(409, 'A part has just changed. Please try again.')
		},
	})
	return placed
}

const subtotalOf = (lines: readonly Line[]) => lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)

function refuseTotal(totalPaise: number, seen: number | null | undefined) {
	if (totalPaise > largestPaise) throw refuse('This order is too large to be placed here. Please call us.')
	refuseHigherTotal(totalPaise, seen)
}
