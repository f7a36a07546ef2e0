import { dayOf, formatDay, type IndianDay } from '#shared/days.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Text } from '../../ui/text.tsx'
import type { PlannedWork } from './place.ts'

type Planned = Pick<PlannedWork, 'reference' | 'technician_id' | 'starts_at'>

/** Why the start of this work is asked about first (D-54); empty when it is not. */
export function doubtsAboutStart({ technician_id, starts_at }: Planned, today: IndianDay = dayOf(new Date())): string[] {
	const day = dayOf(new Date(starts_at))
	return [
		...(technician_id === null ? ['Nobody is assigned to it.'] : []),
		...(day === today ? [] : [`It is planned for ${formatDay(day, today)}, not for today.`]),
	]
}

/** Asks before work begins that nobody is assigned to, or on another day than planned (D-54). */
export function StartQuestion({ work, onStart, onClose }: { work: Planned; onStart: () => void; onClose: () => void }) {
	return (
		<FormDialog
			title={`Start ${work.reference}?`}
			closeLabel="Not yet"
			sendLabel="Start now"
			isStep
			busy={false}
			onSend={() => {
				onClose()
				onStart()
			}}
			onClose={onClose}
		>
			<Text>{doubtsAboutStart(work).join(' ')}</Text>
		</FormDialog>
	)
}
