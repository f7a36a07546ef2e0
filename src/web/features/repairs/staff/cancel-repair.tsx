import { useState } from 'react'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { CancelDialog } from '../../../kits/sold/cancel-dialog.tsx'
import { shortWhenOf } from '../shared/repair-words.ts'
import { Refusal } from './refusal.tsx'
import { useRepairWrites } from './repair-writes.ts'

/** Cancels for the company, with the reason that the customer reads (B.ADMIN-27). */
export function CancelRepair({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	const [before, setBefore] = useState(repair)
	const { change } = useRepairWrites(repair)
	return (
		<CancelDialog
			reference={repair.reference}
			text={`${repair.customer_name}, ${shortWhenOf(repair)}. The hour is given back and the customer gets a mail.`}
			label="Reason"
			hint="The customer reads this."
			sendLabel="Cancel repair"
			keepLabel="Keep booking"
			problemOf={(reason) => (reason.trim() === '' ? reasonNeeded : null)}
			cancel={(reason) => {
				setBefore(repair)
				return change({ status: 'cancelled', reason, version: repair.version })
			}}
			refusal={(error) => <Refusal error={error} before={before} />}
			onClose={onClose}
		/>
	)
}
