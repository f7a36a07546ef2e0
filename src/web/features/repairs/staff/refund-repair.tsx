import { useState } from 'react'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { RefundDialog } from '../../../kits/sold/refund-dialog.tsx'
import { Refusal } from './refusal.tsx'
import { useRepairWrites } from './repair-writes.ts'

/** Records that what was paid for a cancelled repair was given back, and how (D-61). */
export function RefundRepair({ repair, onClose }: { repair: StaffRepair; onClose: () => void }) {
	const [before] = useState(repair)
	const { refund } = useRepairWrites(repair)
	return (
		<RefundDialog
			sold={repair}
			refund={refund}
			refusal={(error) => <Refusal error={error} before={before} lead="The refund is not recorded." />}
			onClose={onClose}
		/>
	)
}
