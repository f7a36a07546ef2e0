import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Stack } from '../stack.tsx'
import { Text } from '../text.tsx'
import { useAction } from './use-action.ts'

/** A button that takes something away after one question; a refusal (it is in use) is said in the server's words where it was asked. */
export function EditDelete({
	label = 'Delete',
	title,
	text,
	onDelete,
	onDeleted,
}: {
	label?: string
	title: string
	/** What follows from it. */
	text: string
	onDelete: () => Promise<unknown>
	onDeleted: () => void
}) {
	const [isOpen, setOpen] = useState(false)
	const { isBusy, failure, act, forgetFailure } = useAction('Not done: our server did not answer. Please try again.')

	function close() {
		setOpen(false)
		forgetFailure()
	}
	async function remove() {
		await onDelete()
		close()
		onDeleted()
	}

	return (
		<>
			<Button variant="text" onClick={() => setOpen(true)}>
				{label}
			</Button>
			<Dialog
				open={isOpen}
				onClose={close}
				title={title}
				actions={
					<>
						<Button variant="quiet" onClick={close}>
							Keep it
						</Button>
						<Button variant="bad" busy={isBusy} onClick={() => act(remove)}>
							{label}
						</Button>
					</>
				}
			>
				<Stack gap="small">
					<Text>{text}</Text>
					<div role="alert">
						{failure && (
							<Text tone="bad" weight="strong" icon="warning">
								{failure}
							</Text>
						)}
					</div>
				</Stack>
			</Dialog>
		</>
	)
}
