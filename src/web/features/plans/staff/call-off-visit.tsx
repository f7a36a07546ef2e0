import { useState } from 'react'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { CancelDialog } from '../../../kits/sold/cancel-dialog.tsx'
import { VisitRefusal } from './visit-refusal.tsx'
import { useVisitWrites } from './visit-writes.ts'

type Props = {
	visit: Pick<StaffVisit, 'id' | 'reference' | 'version' | 'customer_name'>
	/** The technician came, and nobody was there. */
	isNobodyThere?: boolean
	inFull?: StaffVisit
	onClose: () => void
}

/** Cancels a visit for the company, or because nobody was there; either way it counts as not used. */
export function CallOffVisit({ visit, isNobodyThere = false, inFull, onClose }: Props) {
	const [before, setBefore] = useState(inFull)
	const { cancel } = useVisitWrites(visit)
	return (
		<CancelDialog
			reference={visit.reference}
			text={`${visit.customer_name}. The visit does not count as used, the hour is given back and the customer gets a mail.`}
			label={isNobodyThere ? 'What did you find?' : 'Reason'}
			hint="The customer reads this."
			sendLabel={isNobodyThere ? 'Nobody was there' : 'Cancel visit'}
			keepLabel="Keep visit"
			problemOf={(reason) => (reason.trim() === '' ? reasonNeeded : null)}
			cancel={(reason) => {
				setBefore(inFull)
				return cancel({ reason, nobody_there: isNobodyThere })
			}}
			refusal={(error) => <VisitRefusal error={error} before={before} />}
			onClose={onClose}
		/>
	)
}
