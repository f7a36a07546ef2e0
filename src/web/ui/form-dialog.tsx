import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useFirstMoment } from './form/use-standing-steps.ts'
import { Stack } from './stack.tsx'

type Props = {
	title: ReactNode
	/** The way out that changes nothing, such as 'Not yet'; never a word that could also mean the deed. */
	closeLabel: ReactNode
	sendLabel: ReactNode
	/** How the sending button looks: `bad` for what takes something away. */
	variant?: 'go' | 'bad'
	busy: boolean
	/** The dialog takes a step and has no field before it: the second of two presses that opened it is ignored (D-54). */
	isStep?: boolean
	onSend: () => void
	onClose: () => void
	children: ReactNode
}

/** A question that is answered by a form: the fields, a way out and the button that sends. It is open as long as it is drawn. */
export function FormDialog({ title, closeLabel, sendLabel, variant = 'go', busy, isStep = false, onSend, onClose, children }: Props) {
	const formId = useId()
	const isFirstMoment = useFirstMoment()
	function send(event: FormEvent) {
		event.preventDefault()
		onSend()
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={title}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{closeLabel}
					</Button>
					<Button variant={variant} type="submit" form={formId} busy={busy} aria-disabled={isStep && isFirstMoment}>
						{sendLabel}
					</Button>
				</>
			}
		>
			<form id={formId} noValidate onSubmit={send}>
				<Stack>{children}</Stack>
			</form>
		</Dialog>
	)
}
