import { refundRule } from '#contract/company/policy-rule-words.ts'
import { orderCancelled } from '#contract/orders/order-words.ts'
import type { Order } from '#contract/orders/orders.ts'
import { CancelOwn } from '../../../kits/sold/cancel-own.tsx'
import { partsOf } from '../shared/order-words.ts'
import { useCancelOrder } from './use-cancel-order.ts'

/** Cancels an order that is placed for its customer, with a reason (B.R-17). `onCancelled` puts the focus where it goes on. */
export const CancelOwnOrder = ({ order, ...handlers }: { order: Order; onClose: () => void; onCancelled: () => void }) => (
	<CancelOwn
		reference={order.order_number}
		text={`${partsOf(order)}. Cancelling costs nothing now, and nothing is sent.${order.paid_amount > 0 ? ` ${refundRule}` : ''}`}
		sendLabel="Cancel order"
		keepLabel="Keep order"
		done={orderCancelled}
		failed="Failed to cancel order"
		cancel={useCancelOrder(order)}
		{...handlers}
	/>
)
