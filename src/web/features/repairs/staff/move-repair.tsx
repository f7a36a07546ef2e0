import { useQueryClient } from '@tanstack/react-query'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { MoveForm, moveFields } from '../../../kits/work/move-form.tsx'
import { type PlannedWork, placeChange, type WorkPlace } from '../../../kits/work/place.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { isOver, shortWhenOf } from '../shared/repair-words.ts'
import { RefusalWords } from './refusal.tsx'
import { changeRepair } from './repair-writes.ts'

type Props = {
	repair: StaffRepairInFull
	move: (seen: StaffRepairInFull, place: WorkPlace) => Promise<PlannedWork>
	onMoved: (before: PlannedWork, after: PlannedWork) => void
	onCancel?: () => void
}

/** Another time, another technician, or both (B.ADMIN-22, D-38). */
export const MoveRepair = ({ repair, move, onMoved, onCancel }: Props) => (
	<MoveForm
		work={repair}
		can={{ move: repair.status === 'pending' || repair.status === 'confirmed', assign: !isOver(repair) }}
		technician={repair.technician?.name}
		move={move}
		onMoved={onMoved}
		onCancel={onCancel}
		refusal={(error, seen) => <RefusalWords error={error} before={seen} fields={moveFields} />}
	/>
)

export function MoveDialog({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	const queries = useQueryClient()
	return (
		<Dialog open onClose={onClose} title={`Move ${repair.reference}`}>
			<Stack>
				<Text>
					{repair.customer_name}, {shortWhenOf(repair)}. The customer gets a mail.
				</Text>
				<MoveRepair
					repair={repair}
					move={(seen, place) => changeRepair(queries, repair.id, { ...placeChange(seen, place), version: seen.version })}
					onMoved={onClose}
					onCancel={onClose}
				/>
			</Stack>
		</Dialog>
	)
}
