import { useRef, useState } from 'react'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { doubtsAboutStart, StartQuestion } from '../../../kits/work/start-question.tsx'
import { type StartCheck, StartWithCode } from '../../../kits/work/start-with-code.tsx'
import { useStaffRole } from '../../../session/staff-role.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { useStandingSteps } from '../../../ui/form/use-standing-steps.ts'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { isOver } from '../shared/repair-words.ts'
import { CancelRepair } from './cancel-repair.tsx'
import { FinishDialog } from './finish-dialog.tsx'
import { MoveDialog } from './move-repair.tsx'
import { RefundRepair } from './refund-repair.tsx'
import { Refusal } from './refusal.tsx'
import { useRepairWrites } from './repair-writes.ts'
import { stepNames } from './step-names.ts'

type Opened = 'start' | 'cancel' | 'complete' | 'move' | 'payment' | 'refund' | null

/** What can be done about it now. */
const stepsOf = (repair: StaffRepairInFull) => ({
	forward: repair.next_statuses.find((status) => status !== 'cancelled'),
	// Money may also come before the work (D-61).
	canPay: repair.payment_status === 'due' && repair.status !== 'cancelled',
	canRefund: repair.payment_status === 'refund_due',
	canCancel: repair.next_statuses.includes('cancelled'),
	canMove: !isOver(repair),
})

/**
 * Exactly the steps that may be taken now, each named with its repair (ux 117, B.R-40). `hasMoveForm`: the form that moves it is on the
 * screen already.
 */
export function RepairSteps({ repair, hasMoveForm = false }: { repair: StaffRepairInFull; hasMoveForm?: boolean }) {
	const steps = useRef<HTMLDivElement>(null)
	const [opened, setOpened] = useState<Opened>(null)
	const [before, setBefore] = useState(repair)
	const role = useStaffRole()
	const { change } = useRepairWrites(repair)
	const { run, isBusy, error } = useAction(change)
	const { reference } = repair
	const { shown, isResting } = useStandingSteps(`${repair.status} ${repair.payment_status}`, stepsOf(repair))
	const { forward, canPay, canCancel } = shown
	const canRefund = shown.canRefund && role !== 'technician'
	const canMove = shown.canMove && role !== 'technician' && !hasMoveForm
	const isAsleep = isBusy || isResting

	function take(status: RepairStatus) {
		if (status === 'completed') return setOpened('complete')
		if (status === 'in_progress' && (role === 'technician' || doubtsAboutStart(repair).length > 0)) return setOpened('start')
		move(status)
	}
	function move(status: RepairStatus, check?: StartCheck) {
		setBefore(repair)
		return run({ status, version: repair.version, ...check })
	}
	function close() {
		setOpened(null)
		// The step that was taken may have taken away the button that opened the dialog.
		requestAnimationFrame(() => document.activeElement === document.body && steps.current?.focus())
	}

	const refusal = <Refusal error={error} before={before} />
	return (
		<Stack gap="small" data-print="hide" ref={steps} tabIndex={-1}>
			{!forward && !canPay && !canRefund && !canMove && !canCancel && <Text tone="muted">Nothing more to do here.</Text>}
			<Cluster>
				{forward && (
					<Button variant="go" busy={isAsleep} onClick={() => take(forward)}>
						{stepNames[forward]} {reference}
					</Button>
				)}
				{canPay && (
					<Button variant={forward ? 'quiet' : 'go'} aria-disabled={isResting} onClick={() => setOpened('payment')}>
						Record payment <VisuallyHidden>of {reference}</VisuallyHidden>
					</Button>
				)}
				{canRefund && (
					<Button variant="go" aria-disabled={isResting} onClick={() => setOpened('refund')}>
						Record refund <VisuallyHidden>of {reference}</VisuallyHidden>
					</Button>
				)}
				{canMove && (
					<Button variant="quiet" aria-disabled={isResting} onClick={() => setOpened('move')}>
						Move <VisuallyHidden>{reference}</VisuallyHidden>
					</Button>
				)}
				{canCancel && (
					<Button variant="bad" aria-disabled={isResting} onClick={() => setOpened('cancel')}>
						Cancel <VisuallyHidden>{reference}</VisuallyHidden>
					</Button>
				)}
			</Cluster>
			{opened !== 'start' && refusal}
			{opened === 'start' &&
				(role === 'technician' ? (
					<StartWithCode
						work={repair}
						busy={isBusy}
						error={error}
						refusal={refusal}
						onStart={(check) => move('in_progress', check)}
						onClose={close}
					/>
				) : (
					<StartQuestion work={repair} onStart={() => move('in_progress')} onClose={close} />
				))}
			{opened === 'cancel' && <CancelRepair repair={repair} onClose={close} />}
			{opened === 'complete' && <FinishDialog repair={repair} inFull={repair} onClose={close} />}
			{opened === 'payment' && <FinishDialog repair={repair} inFull={repair} onlyPayment onClose={close} />}
			{opened === 'refund' && <RefundRepair repair={repair} onClose={close} />}
			{opened === 'move' && <MoveDialog repair={repair} onClose={close} />}
		</Stack>
	)
}
