import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { visitLimits } from '#contract/plans/visit-words.ts'
import { useTypedText } from '../../../browser/typed-text.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { VisitRefusal } from './visit-refusal.tsx'
import { changeVisit } from './visit-writes.ts'

/** What is to be done at a visit, written by the office; its customer and the technician read it (A.ADMIN-21). */
export function TaskOfVisit({ visit, onClose }: { visit: StaffVisit; onClose: () => void }) {
	const queries = useQueryClient()
	const [before, setBefore] = useState(visit)
	const [typed, setTyped] = useTypedText(`visit ${visit.id} task`)
	const [text, setText] = useState(typed || visit.service_notes)
	const { run, isBusy, error } = useAction((service_notes: string) =>
		changeVisit(queries, visit.id, { service_notes, version: visit.version }),
	)
	async function send() {
		setBefore(visit)
		if (!(await run(text.trim()))) return
		setTyped('')
		onClose()
	}
	return (
		<FormDialog
			title={`To be done: ${visit.reference}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : 'Save'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<TextAreaField
				label="What is to be done?"
				hint="The customer and the technician read it."
				rows={4}
				maxLength={visitLimits.notes}
				value={text}
				onChange={({ target }) => {
					setText(target.value)
					setTyped(target.value)
				}}
				data-autofocus=""
			/>
			<VisitRefusal error={error} before={before} />
		</FormDialog>
	)
}
