import type { OrderRow } from './present-order.ts'

/**
 * The state of an order under way as its customer is mailed of it: its status, and with whom it travels. Equal to the stored one, he knows
 * it already (D-55).
 */
export const stateToMail = ({ status, carrier, trackingNumber }: Pick<OrderRow, 'status' | 'carrier' | 'trackingNumber'>) =>
	status === 'shipped' ? ['shipped', carrier, trackingNumber].join('\n') : status

/** The change that the customer is to be mailed of; null where the last mail (`mailedState`) or another one reports it. */
export function changeToMail(
	order: Pick<OrderRow, 'status' | 'carrier' | 'trackingNumber' | 'mailedState'>,
): 'confirmed' | 'shipped' | null {
	if (order.status !== 'confirmed' && order.status !== 'shipped') return null
	return stateToMail(order) === order.mailedState ? null : order.status
}
