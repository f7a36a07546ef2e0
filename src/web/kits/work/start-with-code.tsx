import { type ComponentProps, type ReactNode, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { startCodeProblem, whyWithoutNeeded } from '#contract/doorstep/start-words.ts'
import { useTypedText } from '../../browser/typed-text.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { readRefusal } from '../../ui/form/form-refusal.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { doubtsAboutStart, type StartQuestion } from './start-question.tsx'

/** What the customer said at the door, or why there was no code. */
export type StartCheck = { start_code: string } | { start_without: string }

type Props = Pick<ComponentProps<typeof StartQuestion>, 'work' | 'onClose'> & {
	busy: boolean
	/** Why the start was refused. */
	error: unknown
	/** The same in words, where it is not the code. */
	refusal: ReactNode
	/** True once it has begun. */
	onStart: (check: StartCheck) => Promise<boolean>
}

/** Asks the technician at the door for the customer's code before work of any kind begins, or why there is none (decision 0056). */
export function StartWithCode({ work, busy, error, refusal, onStart, onClose }: Props) {
	const [code, setCode] = useState('')
	const [reason, setReason] = useTypedText(`start ${work.reference}`)
	const [isWithout, setWithout] = useState(reason !== '')
	const [problem, setProblem] = useState<string | null>(null)
	const refused = readRefusal(error).fields.start_code?.[0]
	async function send() {
		const wrong = isWithout ? (reason.trim() === '' ? whyWithoutNeeded : null) : startCodeProblem(code)
		setProblem(wrong)
		if (wrong !== null || !(await onStart(isWithout ? { start_without: reason.trim() } : { start_code: code.trim() }))) return
		setReason('')
		onClose()
	}
	const field = { required: true, error: problem ?? (isWithout ? null : (refused ?? null)) }
	return (
		<FormDialog title={`Start ${work.reference}?`} closeLabel="Not yet" sendLabel="Start now" busy={busy} onSend={send} onClose={onClose}>
			{doubtsAboutStart(work).length > 0 && <Text>{doubtsAboutStart(work).join(' ')}</Text>}
			{isWithout ? (
				<TextField
					{...field}
					key="reason"
					label="Why there is no code"
					hint="The office reads it."
					maxLength={longest.reason}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
				/>
			) : (
				<TextField
					{...field}
					key="code"
					label="Start code"
					hint="4 digits. The customer has them in our mail and on the page of the booking."
					inputMode="numeric"
					autoComplete="off"
					maxLength={4}
					data-autofocus=""
					value={code}
					onChange={({ target }) => setCode(target.value)}
				/>
			)}
			<CheckField
				label="They cannot tell me the code"
				checked={isWithout}
				onChange={({ target }) => {
					setWithout(target.checked)
					setProblem(null)
				}}
			/>
			{!refused && refusal}
		</FormDialog>
	)
}
