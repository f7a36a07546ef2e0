import { orderFlow } from '#contract/orders/order-words.ts'
import type { StaffOrder } from '#contract/orders/staff-orders.ts'
import { presentStaffSold } from '#domains/company/sold.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type OrderParts, presentOrder } from '../present-order.ts'

/** An order as the company reads it: what its customer reads, and what is needed to work on it (B.ADMIN-11). */
export function presentStaffOrder(actor: Actor, parts: OrderParts): StaffOrder {
	const { order, events } = parts
	return {
		...presentOrder(actor, parts),
		customer: order.customerId,
		...presentStaffSold(order, events),
		next_statuses: [...orderFlow[order.status]],
	}
}
