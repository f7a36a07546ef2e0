import { type FormEvent, useId, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { Refusal } from './refusal.tsx'
import { useRepairChange } from './use-repair-change.ts'

/** The last step, with what was found and done, which the customer reads. */
export function CompleteDialog({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	const formId = useId()
	const [notes, setNotes] = useState(repair.technician_notes)
	const [before, setBefore] = useState(repair)
	const change = useRepairChange(repair.id, onClose)
	function send(event: FormEvent) {
		event.preventDefault()
		if (change.isPending) return
		setBefore(repair)
		const typed = notes.trim()
		change.mutate({ status: 'completed', version: repair.version, ...(typed !== repair.technician_notes && { technician_notes: typed }) })
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={`Complete ${repair.reference}?`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Not yet
					</Button>
					<Button variant="go" type="submit" form={formId} busy={change.isPending}>
						Complete repair
					</Button>
				</>
			}
		>
			<form id={formId} noValidate onSubmit={send}>
				<Stack>
					<Text>The work is done. The customer gets a mail and pays by UPI or cash.</Text>
					<TextAreaField
						label="What was found and done"
						hint="The customer reads this."
						optional
						rows={4}
						maxLength={longest.note}
						value={notes}
						onChange={({ target }) => setNotes(target.value)}
						data-autofocus=""
					/>
					<Refusal error={change.error} before={before} />
				</Stack>
			</form>
		</Dialog>
	)
}
