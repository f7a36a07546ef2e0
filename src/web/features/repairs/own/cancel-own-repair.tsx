import type { ReactNode } from 'react'
import { freeUntil, refundRule } from '#contract/company/policy-rule-words.ts'
import { cancelledMessage } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { dialable } from '#shared/phone.ts'
import { CancelOwn } from '../../../kits/sold/cancel-own.tsx'
import { whenOf } from '../shared/repair-words.ts'
import { useCancelRepair } from './use-cancel-repair.ts'

type Props = {
	repair: Repair
	/** The company's number, '' when unset. */
	phone: string
	onClose: () => void
	onCancelled: () => void
}

/** Cancels a pending repair for its customer, with a reason (B.REPAIR-12..15, ux 90). `onCancelled` puts the focus where it goes on. */
export const CancelOwnRepair = ({ repair, phone, ...handlers }: Props) => (
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
		over={overWords(repair, phone)}
		{...handlers}
	/>
)

/** What became of it while the question stood open (D-33). */
function overWords({ status, can }: Repair, phone: string): ReactNode {
	if (can.cancel) return null
	if (status === 'cancelled') return 'It is cancelled already.'
	if (status === 'completed') return 'The work is done, so there is nothing to cancel.'
	return (
		<>
			We have confirmed it meanwhile. To cancel it now, please call us
			{phone && (
				<>
					{' on '}
					<a href={dialable(phone)}>{phone}</a>
				</>
			)}
			; {freeUntil}.
		</>
	)
}
