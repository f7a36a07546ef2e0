import { useEffect, useRef, useState } from 'react'
import type { ExtraWork } from '#contract/repairs/extra-work.ts'
import { extraLimits } from '#contract/repairs/extra-work-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { wordsOf } from '../../../api.ts'
import { useTypedText } from '../../../browser/typed-text.ts'
import { Button } from '../../../ui/button.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Cluster } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'

export type ExtraAnswer = { answer: 'approved' | 'declined'; reason: string }
type Props = {
	extra: ExtraWork
	/** Rupees that the repair costs with it. */
	totalWith: number
	/** Sends the answer and shows what comes back. Throws the refusal. */
	send: (answer: ExtraAnswer) => Promise<unknown>
}

/** Approves or declines extra work, asked once more since nothing of it is taken back; nothing once it is answered (D-53). */
export function AnswerExtraWork({ extra, totalWith, send }: Props) {
	const [answer, setAnswer] = useState<ExtraAnswer['answer'] | null>(null)
	const isOpen = extra.status === 'open'
	const wasAsked = useRef(false)
	// The buttons go with the answer, sometimes after the dialog has given the focus back to one of them.
	useEffect(() => {
		if (answer) wasAsked.current = true
		if (!isOpen && wasAsked.current && document.activeElement === document.body) focusHeading({ preventScroll: true })
	}, [answer, isOpen])
	if (!isOpen) return null
	return (
		<>
			<Cluster data-print="hide">
				<Button variant="go" onClick={() => setAnswer('approved')}>
					Approve {formatExactRupees(extra.total)}
				</Button>
				<Button variant="quiet" onClick={() => setAnswer('declined')}>
					Decline
				</Button>
			</Cluster>
			{answer && <AskOnceMore extra={extra} totalWith={totalWith} send={send} answer={answer} onClose={() => setAnswer(null)} />}
		</>
	)
}

function AskOnceMore({ extra, totalWith, send, answer, onClose }: Props & { answer: ExtraAnswer['answer']; onClose: () => void }) {
	const isYes = answer === 'approved'
	const [reason, setReason] = useTypedText(`decline extra work ${extra.id}`)
	const { run, isBusy, error } = useAction(async () => {
		await send({ answer, reason: isYes ? '' : reason.trim() })
		setReason('')
		toast({ title: isYes ? 'Approved' : 'Declined' })
		onClose()
	})
	return (
		<FormDialog
			title={isYes ? `Approve ${formatExactRupees(extra.total)} extra?` : 'Decline the extra work?'}
			closeLabel="Not yet"
			sendLabel={isYes ? 'Approve' : 'Decline'}
			variant={isYes ? 'go' : 'bad'}
			busy={isBusy}
			isStep={isYes}
			onSend={() => run()}
			onClose={onClose}
		>
			<Text>
				{isYes
					? `Your repair then costs ${formatExactRupees(totalWith)} in all. You pay after the work.`
					: 'We do only what was agreed, for the price that was agreed.'}
			</Text>
			{!isYes && (
				<TextAreaField
					label="Why do you decline?"
					rows={3}
					optional
					maxLength={extraLimits.reason}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
					data-autofocus=""
				/>
			)}
			<ProblemAlert words={error !== null && wordsOf(error, 'Your answer could not be sent. Please try again.')} />
		</FormDialog>
	)
}
