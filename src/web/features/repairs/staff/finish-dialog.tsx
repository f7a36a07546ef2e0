import { useId, useRef, useState } from 'react'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { formatRupees } from '#shared/money.ts'
import { dueOf, paymentProblem } from '../../../kits/payment/payment-words.ts'
import { useStaffRole } from '../../../session/staff-role.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { numberOf } from '../../../ui/form/form-rules.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Total } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { doneText, useKeptText } from './kept-text.ts'
import { Refusal } from './refusal.tsx'
import { useRepairWrites, waitsWords } from './repair-writes.ts'

const notYet = 'not-yet'
type Paid = PaymentMethod | typeof notYet
const payments: { value: Paid; label: string }[] = [
	{ value: 'upi', label: 'UPI received' },
	{ value: 'cash', label: 'Cash received' },
	{ value: notYet, label: 'Not paid yet' },
]

type Props = {
	repair: Pick<
		StaffRepair,
		'id' | 'reference' | 'status' | 'payment_status' | 'paid_amount' | 'total_amount' | 'technician_notes' | 'version'
	>
	/** The same in full where it is known, to show what somebody else changed. */
	inFull: StaffRepair | undefined
	/** Money came, perhaps before it is completed. */
	onlyPayment?: boolean
	onClose: () => void
	/** What was done, in words for whoever does not see the repair behind the dialog. */
	onDone?: (words: string) => void
}

/**
 * What was done and how it was paid; then the repair is completed (D-16, B.ADMIN-13). Once it is completed the same dialog saves notes
 * that were begun before that, and records the payment. Notes are kept until they were sent, over a failure, a reload and an expired
 * session.
 */
export function FinishDialog({ repair, inFull, onlyPayment = false, onClose, onDone }: Props) {
	const isTechnician = useStaffRole() === 'technician'
	const isCompleted = repair.status === 'completed'
	const amountId = useId()
	const [initial] = useState(repair.technician_notes)
	const [notes, setNotes] = useKeptText(doneText(repair), initial)
	// The technician at the bike knows how it was paid; the office may not.
	const [paid, setPaid] = useState<Paid | null>(isTechnician || isCompleted || onlyPayment ? null : notYet)
	const [isPaidMissing, setPaidMissing] = useState(false)
	const [came, setCame] = useState<string | null>(null)
	const [before, setBefore] = useState(inFull)
	const { change, pay } = useRepairWrites(repair)
	const isWaiting = useRef(false)
	// What was begun here can be saved also when somebody else completes the repair meanwhile.
	const [isWriting, setWriting] = useState(!onlyPayment && (!isCompleted || notes !== initial))
	const isDue = repair.payment_status === 'due'
	const due = dueOf(repair)
	// What is due may change while the dialog is open; what was typed stays.
	const typed = came ?? String(due)
	const isPaying = isDue && paid !== null && paid !== notYet
	const amountProblem = isPaying ? paymentProblem(typed, due) : null
	const [isAmountWrong, setAmountWrong] = useState(false)
	const amount = formatRupees(amountProblem ? due : numberOf(typed))
	const words = wordsOf({ isCompleted, isWriting, reference: repair.reference, amount, isAll: numberOf(typed) === due })

	async function finish() {
		setBefore(inFull)
		if (isWriting) {
			// Notes that were not touched here leave standing what a colleague wrote.
			const technician_notes = notes === initial ? undefined : notes.trim()
			const status = isCompleted ? undefined : 'completed'
			if (status || technician_notes !== undefined)
				isWaiting.current = (await change({ status, technician_notes, version: repair.version })) === null
			setNotes('')
			setWriting(false)
		}
		if (isPaying) isWaiting.current = (await pay({ method: paid, amount: numberOf(typed), before: repair })) === null
	}
	const { run, isBusy, error } = useAction(finish)

	async function send() {
		setPaidMissing(isDue && paid === null)
		setAmountWrong(amountProblem !== null)
		if (amountProblem) document.getElementById(amountId)?.focus()
		if ((isDue && paid === null) || amountProblem || !(await run())) return
		onDone?.(isWaiting.current ? waitsWords : words.done)
		onClose()
	}

	return (
		<FormDialog
			title={words.title}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : words.send}
			busy={isBusy}
			isStep
			onSend={send}
			onClose={onClose}
		>
			{isCompleted && (
				<Text>{isWriting ? 'This repair was completed meanwhile. Your notes can still be saved today.' : 'The repair is completed.'}</Text>
			)}
			{isCompleted && isWriting && repair.technician_notes && <Text>They replace: “{repair.technician_notes}”</Text>}
			{isWriting && (
				<TextAreaField
					label={isTechnician ? 'What did you do?' : 'What was found and done'}
					hint="The customer reads it."
					rows={4}
					maxLength={longest.note}
					value={notes}
					onChange={({ target }) => setNotes(target.value)}
					data-autofocus=""
				/>
			)}
			<Total term={isDue ? 'To collect' : 'Paid'}>{formatRupees(isDue ? due : repair.total_amount)}</Total>
			{isDue && repair.paid_amount > 0 && (
				<Text size="small" tone="muted">
					{formatRupees(repair.paid_amount)} of {formatRupees(repair.total_amount)} is paid.
				</Text>
			)}
			{isDue && (
				<ChoiceCards
					name="paid"
					legend="How was it paid?"
					layout="list"
					choices={isWriting ? payments : payments.slice(0, 2)}
					value={paid}
					error={isPaidMissing && paid === null ? 'Please say whether it was paid.' : null}
					onChange={setPaid}
				/>
			)}
			{isPaying && (
				<TextField
					id={amountId}
					label="Amount"
					before="₹"
					inputMode="decimal"
					autoComplete="off"
					value={typed}
					error={isAmountWrong ? amountProblem : null}
					onChange={({ target }) => setCame(target.value)}
				/>
			)}
			<Refusal error={error} before={before} lead={isWriting ? undefined : 'The payment is not recorded.'} />
		</FormDialog>
	)
}

function wordsOf({
	isCompleted,
	isWriting,
	reference,
	amount,
	isAll,
}: {
	isCompleted: boolean
	isWriting: boolean
	reference: string
	amount: string
	isAll: boolean
}) {
	if (!isWriting)
		return {
			title: `Payment for ${reference}`,
			send: `Record ${amount}`,
			done: isAll ? `${reference} is paid` : `${amount} for ${reference} is recorded`,
		}
	if (isCompleted) return { title: `Notes on ${reference}`, send: 'Save', done: `Your notes on ${reference} are saved` }
	return { title: `Complete ${reference}`, send: 'Complete repair', done: `${reference} is done` }
}
