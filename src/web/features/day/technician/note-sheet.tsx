import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { DayWork } from '#contract/admin/staff-day.ts'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { dayOf, formatMoment } from '#shared/days.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useKeptText } from './kept-text.ts'
import { failureWords, useNote } from './use-work-steps.ts'

/** A note for the company alone, and those that stand already. What is typed is kept until it was sent. */
export function NoteSheet({ work, owner, onClose }: { work: DayWork; owner: string; onClose: () => void }) {
	const formId = useId()
	const [text, setText] = useKeptText(owner, `${work.id} note`)
	const [problem, setProblem] = useState<string | null>(null)
	const repair = useQuery({ ...staffRepair(work.id), refetchOnMount: true }).data
	const note = useNote(work)

	async function send(event: FormEvent) {
		event.preventDefault()
		if (note.isBusy) return
		if (text.trim() === '') return setProblem('Please write what the office should know.')
		if (!(await note.run(text.trim()))) return
		setText('')
		toast({ title: 'The office can read your note' })
		onClose()
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={`Note on ${work.reference}`}
			actions={
				<Button wide type="submit" form={formId} busy={note.isBusy}>
					{note.error ? 'Retry' : 'Add note'}
				</Button>
			}
		>
			<Stack gap="normal">
				{repair && repair.internal_notes.length > 0 && <Notes notes={repair.internal_notes} />}
				<form id={formId} noValidate onSubmit={send}>
					<TextAreaField
						label="Note for the office"
						hint="The customer does not see it."
						rows={4}
						maxLength={longest.note}
						value={text}
						error={problem}
						onChange={(event) => {
							setText(event.target.value)
							setProblem(null)
						}}
						data-autofocus=""
					/>
				</form>
				<div role="alert">
					{note.error && (
						<Text tone="bad" weight="strong" icon="warning">
							{failureWords(note.error)}
						</Text>
					)}
				</div>
			</Stack>
		</Dialog>
	)
}

function Notes({ notes }: { notes: { id: number; author_name: string; text: string; created_at: string }[] }) {
	const today = dayOf(new Date())
	return (
		<Stack as="ul" gap="small" aria-label="Notes so far">
			{notes.map(({ id, author_name, text, created_at }) => (
				<li key={id}>
					<Text>{text}</Text>
					<Text size="small" tone="muted">
						{author_name}, {formatMoment(new Date(created_at), today)}
					</Text>
				</li>
			))}
		</Stack>
	)
}
