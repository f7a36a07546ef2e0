import { useRef, useState } from 'react'
import type { OrderStatus } from '#contract/orders/order-words.ts'
import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { useStandingSteps } from '../../../ui/form/use-standing-steps.ts'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { PayOrder, RefundOrder } from './money-dialogs.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { useOrderWrites } from './order-writes.ts'
import { ShipDialog } from './ship-dialog.tsx'

const stepNames: Record<OrderStatus, string> = {
	placed: 'Reopen',
	confirmed: 'Confirm',
	shipped: 'Ship',
	delivered: 'Deliver',
	cancelled: 'Cancel',
}

/** What can be done about it now. */
const stepsOf = (order: StaffOrderInFull) => ({
	forward: order.next_statuses.find((status) => status !== 'cancelled'),
	// Money may also come before it is delivered (D-61).
	canPay: order.payment_status === 'due' && order.status !== 'cancelled',
	canRefund: order.payment_status === 'refund_due',
	canTrack: order.status === 'shipped',
	canCancel: order.next_statuses.includes('cancelled'),
})
type Opened = 'ship' | 'payment' | 'refund' | 'cancel' | null

/** Exactly the steps that may be taken now, each named with its order (ux 117, B.ADMIN-12). */
export function OrderSteps({ order }: { order: StaffOrderInFull }) {
	const steps = useRef<HTMLDivElement>(null)
	const [opened, setOpened] = useState<Opened>(null)
	const [before, setBefore] = useState(order)
	const { change } = useOrderWrites(order)
	const { run, isBusy, error } = useAction(change)
	const { shown, isResting } = useStandingSteps(`${order.status} ${order.payment_status}`, stepsOf(order))
	const { forward, canPay, canRefund, canTrack, canCancel } = shown
	const number = <VisuallyHidden>of {order.order_number}</VisuallyHidden>

	function take(status: OrderStatus) {
		if (status === 'shipped') return setOpened('ship')
		setBefore(order)
		run({ status, version: order.version })
	}
	function close() {
		setOpened(null)
		// The step that was taken may have taken away the button that opened the dialog.
		requestAnimationFrame(() => document.activeElement === document.body && steps.current?.focus())
	}

	return (
		<Stack gap="small" ref={steps} tabIndex={-1}>
			{!forward && !canPay && !canRefund && !canCancel && <Text tone="muted">Nothing more to do here.</Text>}
			<Cluster>
				{forward && (
					<Button variant="go" busy={isBusy || isResting} onClick={() => take(forward)}>
						{stepNames[forward]} {order.order_number}
					</Button>
				)}
				{canPay && (
					<Button variant={forward ? 'quiet' : 'go'} aria-disabled={isResting} onClick={() => setOpened('payment')}>
						Record payment {number}
					</Button>
				)}
				{canRefund && (
					<Button variant="go" aria-disabled={isResting} onClick={() => setOpened('refund')}>
						Record refund {number}
					</Button>
				)}
				{canTrack && (
					<Button variant="quiet" aria-disabled={isResting} onClick={() => setOpened('ship')}>
						Edit tracking {number}
					</Button>
				)}
				{canCancel && (
					<Button variant="bad" aria-disabled={isResting} onClick={() => setOpened('cancel')}>
						Cancel <VisuallyHidden>{order.order_number}</VisuallyHidden>
					</Button>
				)}
			</Cluster>
			<OrderRefusal error={error} before={before} />
			{opened === 'ship' && <ShipDialog order={order} onClose={close} />}
			{opened === 'payment' && <PayOrder order={order} onClose={close} />}
			{opened === 'refund' && <RefundOrder order={order} onClose={close} />}
			{opened === 'cancel' && <CancelOrder order={order} onClose={close} />}
		</Stack>
	)
}
