import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { AccountDialog } from '../../../../kits/desk/account-dialog.tsx'
import { Refusal } from '../refusal.tsx'
import { useRepairWrites } from '../repair-writes.ts'

/** Gives a repair that was booked on the phone to an account. */
export function RepairAccountDialog({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	const { change } = useRepairWrites(repair)
	return (
		<AccountDialog
			reference={repair.reference}
			where="The repair then stands in that customer’s My Repairs."
			give={(customer) => change({ customer, version: repair.version })}
			refusal={(error) => <Refusal error={error} before={repair} />}
			onClose={onClose}
		/>
	)
}
