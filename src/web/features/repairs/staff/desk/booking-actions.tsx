import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { useStaffRole } from '../../../../session/staff-role.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Cluster } from '../../../../ui/stack.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'

// Few who look at a repair change what was booked.
const dialogs = {
	correct: lazy(async () => ({ default: (await import('./correct-dialog.tsx')).CorrectDialog })),
	services: lazy(async () => ({ default: (await import('./services-dialog.tsx')).ServicesDialog })),
	account: lazy(async () => ({ default: (await import('./account-dialog.tsx')).RepairAccountDialog })),
}

/** What the office can change of what was booked, and the same once more (D-53). */
export function BookingActions({ repair }: { repair: StaffRepairInFull }) {
	const [opened, setOpened] = useState<keyof typeof dialogs | null>(null)
	if (useStaffRole() === 'technician') return null
	const { reference, can } = repair
	const Opened = opened && dialogs[opened]
	return (
		<Cluster data-print="hide">
			{can.correct && (
				<Button variant="quiet" size="low" onClick={() => setOpened('correct')}>
					Edit contact <VisuallyHidden>of {reference}</VisuallyHidden>
				</Button>
			)}
			{can.change_items && (
				<Button variant="quiet" size="low" onClick={() => setOpened('services')}>
					Change services <VisuallyHidden>of {reference}</VisuallyHidden>
				</Button>
			)}
			{repair.customer === null && (
				<Button variant="quiet" size="low" onClick={() => setOpened('account')}>
					Give to an account
				</Button>
			)}
			<ButtonLink as={Link} to={`/admin/repairs/new?again=${repair.id}`} variant="quiet" size="low">
				Book again
			</ButtonLink>
			{Opened && (
				<Suspense fallback={null}>
					<Opened repair={repair} onClose={() => setOpened(null)} />
				</Suspense>
			)}
		</Cluster>
	)
}
