import { type ReactNode, useId, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { useTypedText } from '../../browser/typed-text.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Text } from '../../ui/text.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'

type Props = {
	reference: string
	/** What follows. */
	text: ReactNode
	label: string
	hint?: string
	/** Nobody has to say why. */
	optional?: boolean
	sendLabel: string
	/** What leaves it as it is: 'Keep booking'. */
	keepLabel: string
	/** What is wrong with a reason, or null. */
	problemOf: (reason: string) => string | null
	/** Throws what `refusal` puts into words. */
	cancel: (reason: string) => Promise<unknown>
	refusal: (error: unknown) => ReactNode
	onClose: () => void
}

/**
 * Asks why a thing that was bought is cancelled, says what follows, and does it. What was typed stays on a failure, and until it is opened
 * again.
 */
export function CancelDialog({
	reference,
	text,
	label,
	hint,
	optional = false,
	sendLabel,
	keepLabel,
	problemOf,
	cancel,
	refusal,
	onClose,
}: Props) {
	const fieldId = useId()
	const [reason, setReason] = useTypedText(`cancel ${reference}`)
	const [problem, setProblem] = useState<string | null>(null)
	const { run, isBusy, error } = useAction(cancel)

	async function send() {
		const found = problemOf(reason)
		setProblem(found)
		if (found) document.getElementById(fieldId)?.focus()
		else if (await run(reason.trim())) {
			setReason('')
			onClose()
		}
	}
	function type(next: string) {
		setReason(next)
		if (problem) setProblem(problemOf(next))
	}

	return (
		<FormDialog
			title={`Cancel ${reference}?`}
			closeLabel={keepLabel}
			sendLabel={sendLabel}
			variant="bad"
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>{text}</Text>
			<TextAreaField
				id={fieldId}
				label={label}
				hint={hint}
				rows={3}
				{...(optional ? { optional } : { required: true })}
				maxLength={longest.reason}
				value={reason}
				onChange={({ target }) => type(target.value)}
				error={problem}
				data-autofocus=""
			/>
			{refusal(error)}
		</FormDialog>
	)
}
