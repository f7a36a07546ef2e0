import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { cancelledMessage, reasonProblem } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { wordsOf } from '../../../api.ts'
import { Text } from '../../../ui/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { CancelDialog } from '../shared/cancel-dialog.tsx'
import { whenOf } from '../shared/repair-words.ts'
import { useCancelRepair } from './use-cancel-repair.ts'

/** Cancels a pending repair for its customer, with a reason (B.REPAIR-12..15, ux 90). `onCancelled` puts the focus where it goes on. */
export function CancelOwnRepair({ repair, onClose, onCancelled }: { repair: Repair; onClose: () => void; onCancelled: () => void }) {
	const cancel = useCancelRepair(repair)
	const isCancelled = useRef(false)

	async function cancelAndTell(reason: string) {
		const cancelled = await cancel(reason)
		toast({ title: cancelledMessage })
		isCancelled.current = true
		return cancelled
	}
	// A dialog that closes hands the focus back to its button first.
	function close() {
		flushSync(onClose)
		if (isCancelled.current) onCancelled()
	}

	return (
		<CancelDialog
			reference={repair.reference}
			text={`${whenOf(repair, dayOf(new Date()))}. Cancelling costs nothing now, and ${
				repair.kind === 'service_now' ? 'no technician is sent.' : 'somebody else can book the hour.'
			}`}
			label="Why are you cancelling?"
			sendLabel="Cancel service"
			problemOf={reasonProblem}
			cancel={cancelAndTell}
			refusal={(error) => (
				<div role="alert">
					{error !== null && (
						<Text tone="bad" weight="strong" icon="warning">
							{wordsOf(error, 'Failed to cancel service')}
						</Text>
					)}
				</div>
			)}
			onClose={close}
		/>
	)
}
