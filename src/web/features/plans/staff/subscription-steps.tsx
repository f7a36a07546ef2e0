import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffSubscription } from '#contract/plans/staff-plans.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { useStandingSteps } from '../../../ui/form/use-standing-steps.ts'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { MoveSubscription } from './move-subscription.tsx'
import { SubscriptionRefusal } from './plan-refusal.tsx'
import { useSubscriptionWrites } from './plan-writes.ts'
import { ScheduleForCustomer } from './schedule-for-customer.tsx'
import { CancelSubscription, CorrectSubscription, PaySubscription, RefundSubscription } from './subscription-dialogs.tsx'

const stepsOf = ({ status, payment_status, remaining_visits, can }: StaffSubscription) => ({
	canPay: payment_status === 'due' && status !== 'cancelled',
	canRefund: payment_status === 'refund_due',
	canCorrect: status === 'active',
	canSchedule: status === 'active' && remaining_visits > 0,
	canMove: status === 'active',
	canCancel: can.cancel,
	canRenew: can.renew,
})

/** Exactly the steps that may be taken now, each named with its subscription (ux 117, A.ADMIN-17, A.ADMIN-18). */
export function SubscriptionSteps({ subscription }: { subscription: StaffSubscription }) {
	const steps = useRef<HTMLDivElement>(null)
	const navigate = useNavigate()
	const [opened, setOpened] = useState<'payment' | 'refund' | 'visit' | 'correct' | 'move' | 'cancel' | null>(null)
	const { renew } = useSubscriptionWrites(subscription)
	const { run, isBusy, error } = useAction(async () => {
		const next = await renew()
		toast({ title: 'The next period has begun', text: next.reference })
		navigate(`/admin/subscriptions/${next.id}`)
	})
	const { shown, isResting } = useStandingSteps(
		`${subscription.status} ${subscription.payment_status} ${subscription.remaining_visits > 0}`,
		stepsOf(subscription),
	)
	const { canPay, canRefund, canSchedule, canCorrect, canMove, canCancel, canRenew } = shown
	const reference = <VisuallyHidden>of {subscription.reference}</VisuallyHidden>
	function close() {
		setOpened(null)
		// The step that was taken may have taken away the button that opened the dialog.
		requestAnimationFrame(() => document.activeElement === document.body && steps.current?.focus())
	}
	return (
		<Stack gap="small" ref={steps} tabIndex={-1}>
			{!canPay && !canRefund && !canCorrect && !canRenew && <Text tone="muted">Nothing more to do here.</Text>}
			<Cluster>
				{canPay && (
					<Button variant="go" aria-disabled={isResting} onClick={() => setOpened('payment')}>
						Record payment {reference}
					</Button>
				)}
				{canRefund && (
					<Button variant="go" aria-disabled={isResting} onClick={() => setOpened('refund')}>
						Record refund {reference}
					</Button>
				)}
				{canRenew && (
					<Button variant="quiet" busy={isBusy} aria-disabled={isResting} onClick={() => run()}>
						Renew {reference}
					</Button>
				)}
				{canSchedule && (
					<Button variant="quiet" aria-disabled={isResting} onClick={() => setOpened('visit')}>
						Schedule visit {reference}
					</Button>
				)}
				{canCorrect && (
					<Button variant="quiet" aria-disabled={isResting} onClick={() => setOpened('correct')}>
						Correct end or visits {reference}
					</Button>
				)}
				{canMove && (
					<Button variant="quiet" aria-disabled={isResting} onClick={() => setOpened('move')}>
						Move plan {reference}
					</Button>
				)}
				{canCancel && (
					<Button variant="bad" aria-disabled={isResting} onClick={() => setOpened('cancel')}>
						Cancel <VisuallyHidden>{subscription.reference}</VisuallyHidden>
					</Button>
				)}
			</Cluster>
			<SubscriptionRefusal error={error} before={subscription} />
			{opened === 'payment' && <PaySubscription subscription={subscription} onClose={close} />}
			{opened === 'refund' && <RefundSubscription subscription={subscription} onClose={close} />}
			{opened === 'visit' && <ScheduleForCustomer subscription={subscription} onClose={close} />}
			{opened === 'correct' && <CorrectSubscription subscription={subscription} onClose={close} />}
			{opened === 'move' && <MoveSubscription subscription={subscription} onClose={close} />}
			{opened === 'cancel' && <CancelSubscription subscription={subscription} onClose={close} />}
		</Stack>
	)
}
