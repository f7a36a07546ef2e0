import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { Stamp } from '../../../ui/stamp.tsx'
import { stampOf } from '../shared/repair-words.ts'

/** The state of a repair as its stamp; a change by whomever is announced. */
export const RepairState = ({ repair: { status, status_display } }: { repair: Pick<StaffRepair, 'status' | 'status_display'> }) => (
	<span role="status">
		<Stamp kind={stampOf[status]}>{status_display}</Stamp>
	</span>
)
