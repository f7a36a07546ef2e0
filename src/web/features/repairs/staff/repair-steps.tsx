import { useState } from 'react'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { useStaffRole } from '../../../session/staff-role.ts'
import { Button } from '../../../ui/button.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { Refusal } from './refusal.tsx'
import { isOver, stepNames } from './repair-words.ts'
import { useRepairChange } from './use-repair-change.ts'

type Opened = 'cancel' | 'complete' | 'move' | 'payment' | null

/** Exactly the steps that may be taken now, each named with its repair (ux 117, B.R-40). */
export function RepairSteps({ repair }: { repair: StaffRepairInFull }) {
	const [opened, setOpened] = useState<Opened>(null)
	const [before, setBefore] = useState(repair)
	const role = useStaffRole()
	const change = useRepairChange(repair.id)
	const close = () => {
		setOpened(null)
		focusOnSteps()
	}
	const { reference, next_statuses: next } = repair
	const forward = next.find((status) => status !== 'cancelled')
	// Paid after the service (D-16): asked for once somebody is at the bike.
	const canPay = repair.payment_status === 'due' && (repair.status === 'in_progress' || repair.status === 'completed')

	function take(status: RepairStatus) {
		if (status === 'completed') return setOpened('complete')
		setBefore(repair)
		change.mutate({ status, version: repair.version })
	}

	return (
		<Stack gap="small" data-print="hide" id="steps" tabIndex={-1}>
			<Cluster>
				{forward && (
					<Button variant="go" busy={change.isPending} onClick={() => take(forward)}>
						{stepNames[forward]} {reference}
					</Button>
				)}
				{canPay && (
					<Button variant={forward ? 'quiet' : 'go'} onClick={() => setOpened('payment')}>
						Record payment <VisuallyHidden>of {reference}</VisuallyHidden>
					</Button>
				)}
				{role !== 'technician' && !isOver(repair) && (
					<Button variant="quiet" onClick={() => setOpened('move')}>
						Move <VisuallyHidden>{reference}</VisuallyHidden>
					</Button>
				)}
				{next.includes('cancelled') && (
					<Button variant="bad" onClick={() => setOpened('cancel')}>
						Cancel <VisuallyHidden>{reference}</VisuallyHidden>
					</Button>
				)}
			</Cluster>
			<Refusal error={change.error} before={before} />
			{opened === 'cancel' && <CancelDialog repair={repair} onClose={close} />}
			{opened === 'complete' && <CompleteDialog repair={repair} onClose={close} />}
			{opened === 'move' && <MoveDialog repair={repair} onClose={close} />}
			{opened === 'payment' && <PaymentDialog repair={repair} onClose={close} />}
		</Stack>
	)
}

/** The button that opened a dialog may be gone with the step it took. */
const focusOnSteps = () =>
	requestAnimationFrame(() => {
		if (document.activeElement === document.body) document.getElementById('steps')?.focus()
	})
