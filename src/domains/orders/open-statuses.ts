import { orderFlow, orderStatuses } from '#contract/orders/order-words.ts'

/** Of orders that are still under way: placed, confirmed, shipped. */
export const openStatuses = orderStatuses.filter((status) => orderFlow[status].length > 0)
