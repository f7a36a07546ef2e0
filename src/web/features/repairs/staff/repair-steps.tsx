import { useRef, useState } from 'react'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { useWrite } from '../../../kits/work/use-write.ts'
import { useStaffRole } from '../../../session/staff-role.ts'
import { Button } from '../../../ui/button.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { isOver } from '../shared/repair-words.ts'
import { CancelRepair } from './cancel-repair.tsx'
import { FinishDialog } from './finish-dialog.tsx'
import { MoveDialog } from './move-repair.tsx'
import { Refusal } from './refusal.tsx'
import { useRepairWrites } from './repair-writes.ts'

/** What the button of a step is called, before the reference. */
const stepNames: Record<RepairStatus, string> = {
	pending: 'Reopen',
	confirmed: 'Confirm',
	in_progress: 'Start',
	completed: 'Complete',
	cancelled: 'Cancel',
}

type Opened = 'cancel' | 'complete' | 'move' | 'payment' | null

/**
 * Exactly the steps that may be taken now, each named with its repair (ux 117, B.R-40). `hasMoveForm`: the form that moves it is on the
 * screen already.
 */
export function RepairSteps({ repair, hasMoveForm = false }: { repair: StaffRepairInFull; hasMoveForm?: boolean }) {
	const steps = useRef<HTMLDivElement>(null)
	const [opened, setOpened] = useState<Opened>(null)
	const [before, setBefore] = useState(repair)
	const role = useStaffRole()
	const { change } = useRepairWrites(repair.id)
	const { run, isBusy, error } = useWrite(change)
	const { reference, next_statuses: next } = repair
	const forward = next.find((status) => status !== 'cancelled')
	// Paid after the service (D-16): asked for once somebody is at the bike.
	const canPay = repair.payment_status === 'due' && (repair.status === 'in_progress' || repair.status === 'completed')
	const canCancel = next.includes('cancelled')
	const canMove = role !== 'technician' && !isOver(repair) && !hasMoveForm

	function take(status: RepairStatus) {
		if (status === 'completed') return setOpened('complete')
		setBefore(repair)
		run({ status, version: repair.version })
	}
	function close() {
		setOpened(null)
		// The step that was taken may have taken away the button that opened the dialog.
		requestAnimationFrame(() => document.activeElement === document.body && steps.current?.focus())
	}

	return (
		<Stack gap="small" data-print="hide" ref={steps} tabIndex={-1}>
			{!forward && !canPay && !canMove && !canCancel && <Text tone="muted">Nothing more to do here.</Text>}
			<Cluster>
				{forward && (
					<Button variant="go" busy={isBusy} onClick={() => take(forward)}>
						{stepNames[forward]} {reference}
					</Button>
				)}
				{canPay && (
					<Button variant={forward ? 'quiet' : 'go'} onClick={() => setOpened('payment')}>
						Record payment <VisuallyHidden>of {reference}</VisuallyHidden>
					</Button>
				)}
				{canMove && (
					<Button variant="quiet" onClick={() => setOpened('move')}>
						Move <VisuallyHidden>{reference}</VisuallyHidden>
					</Button>
				)}
				{canCancel && (
					<Button variant="bad" onClick={() => setOpened('cancel')}>
						Cancel <VisuallyHidden>{reference}</VisuallyHidden>
					</Button>
				)}
			</Cluster>
			<Refusal error={error} before={before} />
			{opened === 'cancel' && <CancelRepair repair={repair} onClose={close} />}
			{opened === 'complete' && <FinishDialog repair={repair} inFull={repair} onClose={close} />}
			{opened === 'payment' && <FinishDialog repair={repair} inFull={repair} onlyPayment onClose={close} />}
			{opened === 'move' && <MoveDialog repair={repair} onClose={close} />}
		</Stack>
	)
}
