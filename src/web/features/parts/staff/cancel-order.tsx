import { useState } from 'react'
import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { CancelDialog } from '../../../kits/sold/cancel-dialog.tsx'
import { partsOf } from '../shared/order-words.ts'
import { OrderRefusal } from './order-refusal.tsx'
import { useOrderWrites } from './order-writes.ts'

/** Cancels for the company, with the reason that the customer reads (B.ADMIN-12). */
export function CancelOrder({ order, onClose }: { order: StaffOrderInFull; onClose: () => void }) {
	const [before, setBefore] = useState(order)
	const { change } = useOrderWrites(order)
	return (
		<CancelDialog
			reference={order.order_number}
			text={`${order.customer_name}: ${partsOf(order)}. The pieces go back into the stock and the customer gets a mail.`}
			label="Reason"
			hint="The customer reads this."
			sendLabel="Cancel order"
			keepLabel="Keep order"
			problemOf={(reason) => (reason.trim() === '' ? reasonNeeded : null)}
			cancel={(reason) => {
				setBefore(order)
				return change({ status: 'cancelled', reason, version: order.version })
			}}
			refusal={(error) => <OrderRefusal error={error} before={before} />}
			onClose={onClose}
		/>
	)
}
