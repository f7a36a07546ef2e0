import { type OrderStatus, orderFlow } from '#contract/orders/order-words.ts'
import type { Order, OrderLine } from '#contract/orders/orders.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

export const stampOf: Record<OrderStatus, StampKind> = {
	placed: 'plain',
	confirmed: 'info',
	shipped: 'wait',
	delivered: 'ok',
	cancelled: 'bad',
}

/** Nothing more will happen to it. */
export const isOver = ({ status }: Pick<Order, 'status'>) => orderFlow[status].length === 0

type Place = Pick<Order, 'shipping_city' | 'shipping_state' | 'shipping_pincode'>
/** 'Pune, Maharashtra 411004', the line below a street. */
export const townOf = ({ shipping_city, shipping_state, shipping_pincode }: Place) =>
	`${shipping_city}, ${shipping_state} ${shipping_pincode}`

/** 'Chain kit × 2'. */
export const lineName = ({ name, quantity }: Pick<OrderLine, 'name' | 'quantity'>) => (quantity > 1 ? `${name} × ${quantity}` : name)

/** What is in it, in few words: 'Brake pads, Chain kit × 2'. */
export const partsOf = ({ items }: { items: readonly OrderLine[] }) => items.map(lineName).join(', ')

/** With whom it travels and under which number, as far as that is known; '' where it is not. */
export const travelWords = ({ carrier, tracking_number }: Pick<Order, 'carrier' | 'tracking_number'>) =>
	[carrier, tracking_number].filter(Boolean).join(', ')
