import { useState } from 'react'
import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { PayDialog } from '../../../kits/sold/pay-dialog.tsx'
import { RefundDialog } from '../../../kits/sold/refund-dialog.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { useOrderWrites } from './order-writes.ts'

type Props = { order: StaffOrderInFull; onClose: () => void }

/** Records that money came for an order, in part or whole (D-61). */
export function PayOrder({ order, onClose }: Props) {
	const { pay } = useOrderWrites(order)
	return (
		<PayDialog
			sold={order}
			reference={order.order_number}
			note="Spare parts"
			pay={pay}
			refusal={(error, before) => <OrderRefusal error={error} before={before} lead="The payment is not recorded." />}
			onClose={onClose}
		/>
	)
}

/** Records that what was paid for a cancelled order was given back, and how (D-61). */
export function RefundOrder({ order, onClose }: Props) {
	const [before] = useState(order)
	const { refund } = useOrderWrites(order)
	return (
		<RefundDialog
			sold={{ reference: order.order_number, refund_amount: order.refund_amount }}
			refund={refund}
			refusal={(error) => <OrderRefusal error={error} before={before} lead="The refund is not recorded." />}
			onClose={onClose}
		/>
	)
}
