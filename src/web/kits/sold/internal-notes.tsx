import { type FormEvent, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { useTypedText } from '../../browser/typed-text.ts'
import { Button } from '../../ui/button.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { momentWords } from '../../ui/moment-words.ts'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { refusalWords } from '../work/refusal-words.ts'
import styles from './internal-notes.module.css'

type Note = { id: number; author_name: string; text: string; created_at: string }

type Props = { reference: string; notes: readonly Note[]; add: (text: string) => Promise<unknown> }

/**
 * What the company's people write to each other about a thing that was sold; the customer never sees it. `add` throws the refusal. What
 * was begun is there again when somebody comes back from the next row of the list.
 */
export function InternalNotes({ reference, notes, add }: Props) {
	const [text, setText] = useTypedText(`note on ${reference}`)
	const [problem, setProblem] = useState<string | null>(null)
	const { run, isBusy, error } = useAction(add)

	async function send(event: FormEvent) {
		event.preventDefault()
		const typed = text.trim()
		setProblem(typed === '' ? 'Please write a note first.' : null)
		if (typed !== '' && (await run(typed))) setText('')
	}

	return (
		<DetailPart title="Internal notes">
			<NoteList label="Internal notes" notes={notes} />
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
						error={problem ?? (error === null ? null : refusalWords(error))}
						className={styles.field}
					/>
					<div>
						<Button type="submit" size="low" variant="quiet" busy={isBusy}>
							Add note
						</Button>
					</div>
				</Stack>
			</form>
		</DetailPart>
	)
}

/** The notes with who wrote them and when, oldest first; nothing where there are none. */
export function NoteList({ label, notes }: { label: string; notes: readonly Note[] }) {
	if (notes.length === 0) return null
	return (
		<ul className={styles.notes} aria-label={label}>
			{notes.map(({ id, author_name, text, created_at }) => (
				<li key={id} className={styles.note}>
					<p className={styles.words}>{text}</p>
					<Text size="tiny" tone="muted">
						{author_name}, {momentWords(created_at)}
					</Text>
				</li>
			))}
		</ul>
	)
}
