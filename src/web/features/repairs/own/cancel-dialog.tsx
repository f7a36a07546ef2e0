import { type FormEvent, useId, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { reasonProblem } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { wordsOf } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { whenOf } from './repair-words.ts'
import { useCancelRepair } from './use-cancel-repair.ts'

/** Asks why a pending repair is cancelled, says what follows, and does it (B.REPAIR-12..15, ux 90). What was typed stays on a failure. */
export function CancelDialog({
	repair,
	open,
	onClose,
	onCancelled,
}: {
	repair: Repair
	open: boolean
	onClose: () => void
	onCancelled: () => void
}) {
	const formId = useId()
	const fieldId = useId()
	const [reason, setReason] = useState('')
	const [problem, setProblem] = useState<string | null>(null)
	const cancel = useCancelRepair(repair, () => {
		onClose()
		onCancelled()
	})

	function send(event: FormEvent) {
		event.preventDefault()
		const found = reasonProblem(reason)
		setProblem(found)
		if (found) document.getElementById(fieldId)?.focus()
		else if (!cancel.isPending) cancel.mutate(reason.trim())
	}
	function type(text: string) {
		setReason(text)
		if (problem) setProblem(reasonProblem(text))
	}
	function close() {
		if (!cancel.isPending) cancel.reset()
		onClose()
	}

	return (
		<Dialog
			open={open}
			onClose={close}
			title={`Cancel ${repair.reference}?`}
			actions={
				<>
					<Button variant="quiet" onClick={close}>
						Keep it
					</Button>
					<Button variant="bad" type="submit" form={formId} busy={cancel.isPending}>
						Cancel service
					</Button>
				</>
			}
		>
			<form id={formId} noValidate onSubmit={send}>
				<Stack>
					<Text>
						{whenOf(repair, dayOf(new Date()))}. Cancelling costs nothing now, and{' '}
						{repair.kind === 'service_now' ? 'no technician sets out.' : 'the hour goes to somebody else.'}
					</Text>
					<TextAreaField
						id={fieldId}
						label="Why are you cancelling?"
						rows={3}
						required
						maxLength={longest.reason}
						value={reason}
						onChange={(event) => type(event.target.value)}
						error={problem}
						data-autofocus=""
					/>
					<div role="alert">
						{cancel.isError && (
							<Text tone="bad" weight="strong" icon="warning">
								{wordsOf(cancel.error, 'Failed to cancel service')}
							</Text>
						)}
					</div>
				</Stack>
			</form>
		</Dialog>
	)
}
