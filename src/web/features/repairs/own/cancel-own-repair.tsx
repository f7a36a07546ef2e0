import { refundRule } from '#contract/company/policy-rule-words.ts'
import { cancelledMessage } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { CancelOwn } from '../../../kits/sold/cancel-own.tsx'
import { whenOf } from '../shared/repair-words.ts'
import { useCancelRepair } from './use-cancel-repair.ts'

/** Cancels a pending repair for its customer, with a reason (B.REPAIR-12..15, ux 90). `onCancelled` puts the focus where it goes on. */
export const CancelOwnRepair = ({ repair, ...handlers }: { repair: Repair; onClose: () => void; onCancelled: () => void }) => (
	<CancelOwn
		reference={repair.reference}
		text={`${whenOf(repair, dayOf(new Date()))}. Cancelling costs nothing now, and ${
			repair.kind === 'service_now' ? 'no technician is sent.' : 'somebody else can book the hour.'
		}${repair.paid_amount > 0 ? ` ${refundRule}` : ''}`}
		sendLabel="Cancel service"
		keepLabel="Keep booking"
		done={cancelledMessage}
		failed="Failed to cancel service"
		cancel={useCancelRepair(repair)}
		{...handlers}
	/>
)
