import { and, eq, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { type OrderStatus, orderFlow, orderStatusDisplay } from '#contract/orders/order-words.ts'
import type { StaffOrderInFull, staffOrders } from '#contract/orders/staff-orders.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { holdNewOwner } from '#domains/accounts/hold-caller.ts'
import { cancelledPayment } from '#domains/company/payments.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { rememberBuyer } from '#domains/parts/remember-buyer.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { one } from '#shared/one.ts'
import { giveBackLines } from '../give-back-lines.ts'
import { invoiceOrder } from '../invoice-order.ts'
import { listPartIds, takeAlong } from '../join-phone-orders.ts'
import type { OrderRow } from '../present-order.ts'
import { recordOrderEvent } from '../record-order-event.ts'
import { partOrders } from '../tables.ts'
import { orderFields, personalFields } from './audited-order.ts'
import { findOrderForStaff, lockOrder } from './find-order-for-staff.ts'
import { notifyCustomer } from './notify-customer.ts'

type OrderChange = Validated<typeof staffOrders.changeOrder>['body']

/**
 * The company's change of an order: the next step, with whom it travels, and of one without an account whose it is (B.ADMIN-12, D-53).
 * Throws 404, 409 for a stale `version`, 400 for any other step than the next, at `reason` for a cancellation without one, at `carrier` or
 * `tracking_number` for what is not sent off, at `customer` as `holdNewOwner` does.
 */
export async function changeOrder(db: Db, actor: Actor, orderNumber: string, change: OrderChange): Promise<StaffOrderInFull> {
	const before = await lockOrder(db, orderNumber)
	if (change.version !== undefined && change.version !== before.version)
		refuseStale(change.version, await findOrderForStaff(db, actor, orderNumber))
	if (change.status) refuseStep(before.status, change.status)
	const travel = travelOf(before, change)
	const customerId = change.customer === undefined ? before.customerId : await holdNewOwner(db, before, change.customer, 'order')
	const isJoining = customerId !== before.customerId
	if (!change.status && !travel && !isJoining) return findOrderForStaff(db, actor, orderNumber)
	const isCancelled = change.status === 'cancelled'
	if (isCancelled && !change.reason) throw refuseField('reason', reasonNeeded)
	const at = now()
	const after = one(
		await db
			.update(partOrders)
			.set({
				...travel,
				customerId,
				...(change.status && { status: change.status }),
				...(change.status === 'delivered' && { deliveredAt: at }),
				...(isCancelled && { ...cancelledPayment(partOrders), cancelReason: change.reason ?? '' }),
				version: sql`${partOrders.version} + 1`,
			})
			.where(and(eq(partOrders.id, before.id), eq(partOrders.status, before.status)))
			.returning(),
	)
	if (isJoining && customerId !== null) await takeAlong(db, [before], customerId)
	if (isCancelled) await giveBackLines(db, after)
	if (change.status) await invoiceOrder(db, after)
	if (change.status === 'delivered' && customerId !== null) await rememberBuyer(db, customerId, await listPartIds(db, [after.id]))
	if (change.status)
		await recordOrderEvent(db, actor, { orderId: after.id, status: change.status, byCompany: true, at, note: after.cancelReason })
	await recordStaffChange(db, actor, {
		collection: 'orders',
		id: orderNumber,
		action: 'change',
		before: orderFields(before),
		after: orderFields(after),
		personal: personalFields,
		customerId: after.customerId,
	})
	await notifyCustomer(db, before, after)
	return findOrderForStaff(db, actor, orderNumber)
}

function refuseStep(from: OrderStatus, to: OrderStatus) {
	if (from === to) throw refuse(`This order is already ${said(to)}.`)
	if (!orderFlow[from].includes(to)) throw refuse(`An order that is ${said(from)} cannot become ${said(to)}.`)
}
const said = (status: OrderStatus) => orderStatusDisplay[status].toLowerCase()

/** What changes of how it travels; null where nothing does. */
function travelOf(before: OrderRow, { status, carrier, tracking_number: trackingNumber }: OrderChange) {
	const after = { carrier: carrier ?? before.carrier, trackingNumber: trackingNumber ?? before.trackingNumber }
	if (after.carrier === before.carrier && after.trackingNumber === before.trackingNumber) return null
	if ((status ?? before.status) === 'shipped') return after
	throw refuseField(after.carrier === before.carrier ? 'tracking_number' : 'carrier', 'Only an order that is on its way has a carrier.')
}
