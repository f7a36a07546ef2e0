import type { OrderRow } from '../present-order.ts'

/** An order as the audit log sees it, with the names of its calls. */
export const orderFields = ({ status, cancelReason, carrier, trackingNumber }: OrderRow) => ({
	status,
	reason: cancelReason,
	carrier,
	tracking_number: trackingNumber,
})
