import { type FormEvent, useId, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { Refusal } from './refusal.tsx'
import { whenOf } from './repair-words.ts'
import { useRepairChange } from './use-repair-change.ts'

/** Cancels for the company, with the reason that the customer reads (B.ADMIN-27). */
export function CancelDialog({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	const formId = useId()
	const fieldId = useId()
	const [reason, setReason] = useState('')
	const [problem, setProblem] = useState<string | null>(null)
	const [before, setBefore] = useState(repair)
	const change = useRepairChange(repair.id, onClose)

	function send(event: FormEvent) {
		event.preventDefault()
		const typed = reason.trim()
		setProblem(typed === '' ? reasonNeeded : null)
		if (typed === '') return document.getElementById(fieldId)?.focus()
		if (change.isPending) return
		setBefore(repair)
		change.mutate({ status: 'cancelled', reason: typed, version: repair.version })
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={`Cancel ${repair.reference}?`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Keep it
					</Button>
					<Button variant="bad" type="submit" form={formId} busy={change.isPending}>
						Cancel repair
					</Button>
				</>
			}
		>
			<form id={formId} noValidate onSubmit={send}>
				<Stack>
					<Text>
						{repair.customer_name}, {whenOf(repair)}. The hour is given back and the customer gets a mail.
					</Text>
					<TextAreaField
						id={fieldId}
						label="Reason"
						hint="The customer reads this."
						rows={3}
						required
						maxLength={longest.reason}
						value={reason}
						onChange={({ target }) => {
							setReason(target.value)
							setProblem(null)
						}}
						error={problem}
						data-autofocus=""
					/>
					<Refusal error={change.error} before={before} />
				</Stack>
			</form>
		</Dialog>
	)
}
