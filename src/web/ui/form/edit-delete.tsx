import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { ProblemAlert } from '../problem-alert.tsx'
import { Stack } from '../stack.tsx'
import { Text } from '../text.tsx'
import { readRefusal } from './form-refusal.ts'
import { useAction } from './use-action.ts'

type Props = {
	title: string
	/** What follows from it. */
	text: string
	onDelete: () => Promise<unknown>
	onDeleted: () => void
}

/** A button that takes something away after one question; a refusal (it is in use) is said in the server's words where it was asked. */
export function EditDelete(props: Props) {
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<Button variant="text" onClick={() => setOpen(true)}>
				Delete
			</Button>
			{isOpen && <DeleteQuestion {...props} onClose={() => setOpen(false)} />}
		</>
	)
}

function DeleteQuestion({ title, text, onDelete, onDeleted, onClose }: Props & { onClose: () => void }) {
	const { run, isBusy, error } = useAction(onDelete)
	async function remove() {
		if (!(await run())) return
		onClose()
		onDeleted()
	}
	return (
		// The question is drawn within the edit form, so it cannot be a form of its own.
		<Dialog
			open
			onClose={onClose}
			title={title}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Keep it
					</Button>
					<Button variant="bad" busy={isBusy} onClick={remove}>
						Delete
					</Button>
				</>
			}
		>
			<Stack gap="small">
				<Text>{text}</Text>
				<ProblemAlert words={error !== null && (readRefusal(error).words || 'Not done: our server did not answer. Please try again.')} />
			</Stack>
		</Dialog>
	)
}
