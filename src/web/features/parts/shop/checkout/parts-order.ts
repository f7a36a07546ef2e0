import type { Order } from '#contract/orders/orders.ts'
import { api } from '../../../../api.ts'
import { safeOrder } from '../../../../kits/checkout/safe-order.ts'
import { checkoutKeys } from '../../../../state/local-shopping.ts'
import type { OrderBody } from './order-values.ts'

/** Orders of parts, each placed once (B.R-45, D-42). */
export const partsOrders = safeOrder<OrderBody, Order>({
	storageKey: checkoutKeys.parts.pending,
	call: (body, key) => api.orders.place({ body, key }),
})
