import type { Validated } from '#contract/endpoint.ts'
import { nothingOrdered, notSold, soManyLeft } from '#contract/orders/order-words.ts'
import type { StaffOrderInFull, staffOrders } from '#contract/orders/staff-orders.ts'
import { partNotFound } from '#contract/parts/part-words.ts'
import { holdCaller } from '#domains/accounts/hold-caller.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type Answered, answer } from '#platform/http/answered.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailOrderPlaced } from '../jobs.ts'
import { type Line, listRequestedLines } from '../list-lines.ts'
import { placeOrder } from '../place-order.ts'
import { orderFields, personalFields } from './audited-order.ts'
import { findOrderForStaff } from './find-order-for-staff.ts'

type PhoneOrder = Validated<typeof staffOrders.orderForCustomer>['body']

/**
 * Orders parts for somebody who phones, by the rules of the customer's own call (D-53): for an account that is chosen, else for the one
 * that has verified the e-mail, else without an account. Throws 400 at `items` for parts that are unknown, gone or short, and as
 * `holdCaller` and `placeOrder` do.
 */
export async function orderForCustomer(db: Db, actor: Actor, sent: PhoneOrder): Promise<Answered<StaffOrderInFull>> {
	const { customerId, contact } = await holdCaller(db, sent)
	const items = eachOnce(sent.items)
	const lines = await listRequestedLines(db, items, sent.vehicle_model_id ?? undefined)
	if (lines.length < items.length) throw refuseField('items', partNotFound)
	const { order, lines: agreed } = await placeOrder(
		db,
		actor,
		{ ...sent, ...contact },
		{ customerId, cartId: null, purchaseType: 'phone', lines, linesNow: () => listRequestedLines(db, items), refuseShort },
	)
	if (order.customerEmail !== '') await enqueue(db, mailOrderPlaced, { orderId: order.id }, { to: order.customerEmail })
	await recordStaffChange(db, actor, {
		collection: 'orders',
		id: order.orderNumber,
		action: 'create',
		before: null,
		after: orderFields(order, agreed),
		personal: personalFields,
		customerId,
	})
	return answer(await findOrderForStaff(db, actor, order.orderNumber), { status: 201 })
}

/** A part that is asked for twice is one line. */
function eachOnce(items: PhoneOrder['items']) {
	const pieces = new Map<string, number>()
	for (const { part, quantity } of items) {
		const uuid = part.toLowerCase()
		pieces.set(uuid, quantity + (pieces.get(uuid) ?? 0))
	}
	return [...pieces].map(([part, quantity]) => ({ part, quantity }))
}

const refuseShort = (short: readonly Line[]) =>
	new Problem(400, nothingOrdered, {
		fields: { items: short.map(({ isBuyable, name, stock }) => (isBuyable ? soManyLeft(name, stock) : notSold(name))) },
	})
