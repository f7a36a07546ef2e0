import type { OrderStatus } from '#contract/orders/order-words.ts'
import type { Actor } from '#platform/http/actor.ts'

/** A customer cancels his own order while it is placed, and never later (D-50). */
export const canCancelOrder = (actor: Actor, order: { customerId: number | null; status: OrderStatus }) =>
	order.customerId === actor.id && order.status === 'placed'
