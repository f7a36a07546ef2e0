import type { OrderRow } from './present-order.ts'

/**
 * How far an order is, as its customer is mailed of it while it is under way: its status, and with whom it travels. What is equal was told
 * (D-55).
 */
export const stateToMail = ({ status, carrier, trackingNumber }: Pick<OrderRow, 'status' | 'carrier' | 'trackingNumber'>) =>
	status === 'shipped' ? ['shipped', carrier, trackingNumber].join('\n') : status

/** What is new to a customer who knows `told`; null where nothing is, or where another mail tells it. */
export function changeToMail(order: Pick<OrderRow, 'status' | 'carrier' | 'trackingNumber' | 'told'>): 'confirmed' | 'shipped' | null {
	if (order.status !== 'confirmed' && order.status !== 'shipped') return null
	return stateToMail(order) === order.told ? null : order.status
}
