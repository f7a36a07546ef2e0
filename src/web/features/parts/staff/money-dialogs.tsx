import { useState } from 'react'
import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { PaymentFields, useTakenPayment } from '../../../kits/sold/payment-fields.tsx'
import { RefundDialog } from '../../../kits/sold/refund-dialog.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { useOrderWrites } from './order-writes.ts'

type Props = { order: StaffOrderInFull; onClose: () => void }

/** Records that money came for an order, in part or whole (D-61). */
export function PayOrder({ order, onClose }: Props) {
	const [before, setBefore] = useState(order)
	const payment = useTakenPayment(order, null)
	const { pay } = useOrderWrites(order)
	const { run, isBusy, error } = useAction(pay)

	async function send() {
		if (!payment.check()) return
		setBefore(order)
		// Somebody else may have recorded it meanwhile; then there is nothing to send.
		if (!payment.taken || (await run({ ...payment.taken, before: order }))) onClose()
	}

	return (
		<FormDialog
			title={`Payment for ${order.order_number}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : `Record ${payment.amount}`}
			busy={isBusy}
			isStep
			onSend={send}
			onClose={onClose}
		>
			<PaymentFields of={payment.shown} canWait={false} />
			<OrderRefusal error={error} before={before} lead="The payment is not recorded." />
		</FormDialog>
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
