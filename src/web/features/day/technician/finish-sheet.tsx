import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { DayWork } from '#contract/admin/staff-day.ts'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { PaymentMethod } from '#contract/repairs/repair-words.ts'
import { formatRupees } from '#shared/money.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Total } from '../../../ui/rows.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { doneText, useKeptText } from './kept-text.ts'
import { failureWords, usePayment, useWorkStep } from './use-work-steps.ts'

const notYet = 'not-yet'
type Paid = PaymentMethod | typeof notYet
const ways: { value: Paid; label: string }[] = [
	{ value: 'upi', label: 'UPI received' },
	{ value: 'cash', label: 'Cash received' },
	{ value: notYet, label: 'Not paid yet' },
]

/**
 * What was done, and how it was paid; then the work is done. Once it is completed the same sheet saves what was typed before that, and
 * records the payment. What is typed is kept until it was sent, over a failure, a reload and an expired session.
 */
export function FinishSheet({ work, owner, onClose }: { work: DayWork; owner: string; onClose: () => void }) {
	const formId = useId()
	const [notes, setNotes] = useKeptText(owner, doneText(work))
	const [paid, setPaid] = useState<Paid | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	// What was begun here can be saved also when the office completes the work meanwhile.
	const [isWriting, setWriting] = useState(work.status !== 'completed' || notes !== '')
	const repair = useQuery({ ...staffRepair(work.id), refetchOnMount: true }).data
	// The list of the day lets finished work of an earlier day go; the repair goes on.
	const step = useWorkStep({ id: work.id, version: Math.max(work.version, repair?.version ?? 0) })
	const payment = usePayment(work)
	const isCompleted = (repair?.status ?? work.status) === 'completed'
	const isDue = (repair ?? work).payment_status !== 'paid'
	const words = wordsOf({ isCompleted, isWriting, reference: work.reference })
	const isBusy = step.isBusy || payment.isBusy
	const error = payment.error ?? step.error

	async function send(event: FormEvent) {
		event.preventDefault()
		if (isBusy) return
		if (isDue && paid === null) return setProblem('Please say whether it was paid.')
		if (isWriting) {
			const technician_notes = notes.trim()
			// Nothing typed leaves standing what the office wrote.
			const change = isCompleted ? technician_notes !== '' && { technician_notes } : { status: 'completed' as const, technician_notes }
			if (change && !(await step.run(change))) return
			setNotes('')
			setWriting(false)
		}
		if (isDue && paid !== null && paid !== notYet && !(await payment.run(paid))) return
		toast({ title: words.done })
		onClose()
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={words.title}
			actions={
				<Button variant="go" wide type="submit" form={formId} busy={isBusy}>
					{error ? 'Retry' : words.send}
				</Button>
			}
		>
			<form id={formId} noValidate onSubmit={send}>
				<Stack gap="normal">
					{isCompleted && (
						<Text>{isWriting ? 'The office has completed this work. Your notes can still be saved today.' : 'The work is completed.'}</Text>
					)}
					{isCompleted && isWriting && repair?.technician_notes && <Text>They replace: “{repair.technician_notes}”</Text>}
					{isWriting && (
						<TextAreaField
							label="What did you do?"
							hint="The customer reads it."
							rows={4}
							maxLength={longest.note}
							value={notes}
							onChange={(event) => setNotes(event.target.value)}
							data-autofocus=""
						/>
					)}
					<Total term={isDue ? 'To collect' : 'Paid'}>{formatRupees(work.total_amount)}</Total>
					{isDue && (
						<ChoiceCards
							name="paid"
							legend="How was it paid?"
							layout="list"
							choices={isWriting ? ways : ways.slice(0, 2)}
							value={paid}
							error={problem}
							onChange={(value) => {
								setPaid(value)
								setProblem(null)
							}}
						/>
					)}
					<div role="alert">
						{error && (
							<Text tone="bad" weight="strong" icon="warning">
								{payment.error && 'The payment is not recorded. '}
								{failureWords(error)}
							</Text>
						)}
					</div>
				</Stack>
			</form>
		</Dialog>
	)
}

function wordsOf({ isCompleted, isWriting, reference }: { isCompleted: boolean; isWriting: boolean; reference: string }) {
	if (!isCompleted) return { title: `Complete ${reference}`, send: 'Complete', done: `${reference} is done` }
	if (isWriting) return { title: `Notes on ${reference}`, send: 'Save', done: `Your notes on ${reference} are saved` }
	return { title: `Payment for ${reference}`, send: 'Record payment', done: `${reference} is paid` }
}
