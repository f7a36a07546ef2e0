import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reasonProblem } from '#contract/repairs/repair-words.ts'
import { wordsOf } from '../../api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { toast } from '../../ui/toast.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { OverDialog } from './over-dialog.tsx'

type Props = Pick<
	ComponentProps<typeof CancelDialog>,
	'reference' | 'text' | 'optional' | 'sendLabel' | 'keepLabel' | 'cancel' | 'onClose'
> & {
	/** Said once it is done. */
	done: string
	/** Said where the server says nothing. */
	failed: string
	/** Why it can no longer be cancelled here, where somebody else was quicker; said instead of the question. */
	over?: ReactNode
	/** Moves the focus to where the customer goes on. */
	onCancelled: () => void
}

/** Cancels for the customer, with a reason unless that is `optional` (B.REPAIR-12..15, ux 90). */
export function CancelOwn({ done, failed, cancel, over, onClose, onCancelled, ...words }: Props) {
	const isCancelled = useRef(false)
	const [isSending, setSending] = useState(false)
	async function cancelAndTell(reason: string) {
		setSending(true)
		try {
			await cancel(reason)
			isCancelled.current = true
			toast({ title: done })
		} finally {
			setSending(false)
		}
	}
	// A dialog that closes hands the focus back to its button first.
	function close() {
		flushSync(onClose)
		if (isCancelled.current || over) onCancelled()
	}
	// One's own cancelling takes the button away too.
	if (over && !isSending && !isCancelled.current)
		return (
			<OverDialog title={`Cancel ${words.reference}?`} onClose={close}>
				{over}
			</OverDialog>
		)
	return (
		<CancelDialog
			{...words}
			label="Why are you cancelling?"
			problemOf={words.optional ? () => null : reasonProblem}
			cancel={cancelAndTell}
			refusal={(error) => <ProblemAlert words={error !== null && wordsOf(error, failed)} />}
			onClose={close}
		/>
	)
}
