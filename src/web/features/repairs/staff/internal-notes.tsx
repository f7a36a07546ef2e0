import { type FormEvent, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { wordsOf } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import styles from './internal-notes.module.css'
import { momentOf } from './repair-words.ts'
import { useRepairNote } from './use-repair-change.ts'

/** What the company's people tell each other about a repair; the customer never sees it. */
export function InternalNotes({ repair }: { repair: StaffRepairInFull }) {
	const [text, setText] = useState('')
	const [problem, setProblem] = useState<string | null>(null)
	const note = useRepairNote(repair.id, () => setText(''))

	function send(event: FormEvent) {
		event.preventDefault()
		const typed = text.trim()
		setProblem(typed === '' ? 'Please write a note first.' : null)
		if (typed !== '' && !note.isPending) note.mutate(typed)
	}

	return (
		<Stack as="section" gap="small" aria-labelledby="notes-title">
			<Heading id="notes-title" size="s">
				Internal notes
			</Heading>
			{repair.internal_notes.length > 0 && (
				<ul className={styles.notes} aria-label="Internal notes">
					{repair.internal_notes.map(({ id, author_name, text: words, created_at }) => (
						<li key={id} className={styles.note}>
							<p className={styles.words}>{words}</p>
							<Text size="tiny" tone="muted">
								{author_name}, {momentOf(created_at)}
							</Text>
						</li>
					))}
				</ul>
			)}
			<form noValidate onSubmit={send} data-print="hide">
				<Stack gap="small">
					<TextAreaField
						label="New internal note"
						labelHidden
						placeholder="For colleagues; the customer never sees it"
						rows={2}
						maxLength={longest.note}
						value={text}
						onChange={({ target }) => {
							setText(target.value)
							setProblem(null)
						}}
						error={problem ?? (note.isError ? wordsOf(note.error, 'The note could not be saved. Please try again.') : null)}
						className={styles.field}
					/>
					<div>
						<Button type="submit" size="low" variant="quiet" busy={note.isPending}>
							Add note
						</Button>
					</div>
				</Stack>
			</form>
		</Stack>
	)
}
