import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { NoteList } from '../../../kits/sold/internal-notes.tsx'
import { waitsWords } from '../../../kits/waiting/send-or-wait.ts'
import { refusalWords } from '../../../kits/work/refusal-words.ts'
import { useStoredText } from '../../../kits/work/stored-text.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRepairWrites } from './repair-writes.ts'

/** A note for the company alone, and those that are there. What is typed is kept until it was sent. */
export function NoteDialog({ repair: { id, reference }, onClose }: { repair: Pick<StaffRepair, 'id' | 'reference'>; onClose: () => void }) {
	const [text, setText] = useStoredText(`${id} note`)
	const [problem, setProblem] = useState<string | null>(null)
	const repair = useQuery({ ...staffRepair(id), refetchOnMount: true }).data
	const { note } = useRepairWrites({ id, reference })
	const isWaiting = useRef(false)
	const { run, isBusy, error } = useAction(async (words: string) => {
		isWaiting.current = (await note(words)) === null
	})

	async function send() {
		if (text.trim() === '') return setProblem('Please write what the office should know.')
		if (!(await run(text.trim()))) return
		setText('')
		toast({ title: isWaiting.current ? waitsWords : 'The office can read your note' })
		onClose()
	}

	return (
		<FormDialog
			title={`Note on ${reference}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : 'Add note'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			{repair && <NoteList label="Notes so far" notes={repair.internal_notes} />}
			<TextAreaField
				label="Note for the office"
				hint="The customer does not see it."
				rows={4}
				maxLength={longest.note}
				value={text}
				error={problem}
				onChange={({ target }) => {
					setText(target.value)
					setProblem(null)
				}}
				data-autofocus=""
			/>
			<ProblemAlert words={error !== null && refusalWords(error)} />
		</FormDialog>
	)
}
