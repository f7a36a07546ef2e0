import { useRef, useState } from 'react'
import type { StaffVehicleBooking } from '#contract/market/staff-market.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { useStandingSteps } from '../../../ui/form/use-standing-steps.ts'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { BookingRefusal, CancelBooking, CompleteBooking, MoveBooking } from './booking-dialogs.tsx'
import { useChangeBooking } from './booking-writes.ts'

const stepsOf = ({ next_statuses: next }: StaffVehicleBooking) => ({
	canConfirm: next.includes('confirmed'),
	canComplete: next.includes('completed'),
	canCancel: next.includes('cancelled'),
	canMove: next.length > 0,
})
type Opened = 'move' | 'complete' | 'cancel' | null

/** Exactly the steps that may be taken now, each named with its booking (ux 117, B.ADMIN-25). */
export function BookingSteps({ booking }: { booking: StaffVehicleBooking }) {
	const steps = useRef<HTMLDivElement>(null)
	const [opened, setOpened] = useState<Opened>(null)
	const [before, setBefore] = useState(booking)
	const { run, isBusy, error } = useAction(useChangeBooking(booking))
	const { shown, isResting } = useStandingSteps(booking.status, stepsOf(booking))
	const reference = <VisuallyHidden>of {booking.reference}</VisuallyHidden>
	function close() {
		setOpened(null)
		// The step that was taken may have taken away the button that opened the dialog.
		requestAnimationFrame(() => document.activeElement === document.body && steps.current?.focus())
	}
	return (
		<Stack gap="small" ref={steps} tabIndex={-1}>
			{!shown.canMove && <Text tone="muted">Nothing more to do here.</Text>}
			<Cluster>
				{shown.canConfirm && (
					<Button
						variant="go"
						busy={isBusy || isResting}
						onClick={() => {
							setBefore(booking)
							run({ status: 'confirmed', version: booking.version })
						}}
					>
						Confirm {booking.reference}
					</Button>
				)}
				{shown.canComplete && (
					<Button variant="go" aria-disabled={isResting} onClick={() => setOpened('complete')}>
						Complete {booking.reference}
					</Button>
				)}
				{shown.canMove && (
					<Button variant="quiet" aria-disabled={isResting} onClick={() => setOpened('move')}>
						Change day {reference}
					</Button>
				)}
				{shown.canCancel && (
					<Button variant="bad" aria-disabled={isResting} onClick={() => setOpened('cancel')}>
						Cancel <VisuallyHidden>{booking.reference}</VisuallyHidden>
					</Button>
				)}
			</Cluster>
			<BookingRefusal error={error} before={before} />
			{opened === 'move' && <MoveBooking booking={booking} onClose={close} />}
			{opened === 'complete' && <CompleteBooking booking={booking} onClose={close} />}
			{opened === 'cancel' && <CancelBooking booking={booking} onClose={close} />}
		</Stack>
	)
}
