import { useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { PaymentMethod } from '#contract/repairs/repair-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { formatRupees } from '#shared/money.ts'
import { useWrite } from '../../../kits/work/use-write.ts'
import { useStaffRole } from '../../../session/staff-role.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Total } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { doneText, useKeptText } from './kept-text.ts'
import { Refusal } from './refusal.tsx'
import { useRepairWrites } from './repair-writes.ts'

const notYet = 'not-yet'
type Paid = PaymentMethod | typeof notYet
const payments: { value: Paid; label: string }[] = [
	{ value: 'upi', label: 'UPI received' },
	{ value: 'cash', label: 'Cash received' },
	{ value: notYet, label: 'Not paid yet' },
]

type Props = {
	repair: Pick<StaffRepair, 'id' | 'reference' | 'status' | 'payment_status' | 'total_amount' | 'technician_notes' | 'version'>
	/** The same in full where it is known, to show what somebody else changed. */
	inFull: StaffRepair | undefined
	/** It is paid before it is completed. */
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
	const [initial] = useState(repair.technician_notes)
	const [notes, setNotes] = useKeptText(doneText(repair), initial)
	// The technician at the bike knows how it was paid; the office may not.
	const [paid, setPaid] = useState<Paid | null>(isTechnician || isCompleted || onlyPayment ? null : notYet)
	const [isPaidMissing, setPaidMissing] = useState(false)
	const [before, setBefore] = useState(inFull)
	const { change, pay } = useRepairWrites(repair.id)
	// What was begun here can be saved also when somebody else completes the repair meanwhile.
	const [isWriting, setWriting] = useState(!onlyPayment && (!isCompleted || notes !== initial))
	const isDue = repair.payment_status !== 'paid'
	const amount = formatRupees(repair.total_amount)
	const words = wordsOf({ isCompleted, isWriting, reference: repair.reference, amount })

	async function finish() {
		setBefore(inFull)
		if (isWriting) {
			// Notes that were not touched here leave standing what a colleague wrote.
			const technician_notes = notes === initial ? undefined : notes.trim()
			const status = isCompleted ? undefined : 'completed'
			if (status || technician_notes !== undefined) await change({ status, technician_notes, version: repair.version })
			setNotes('')
			setWriting(false)
		}
		if (isDue && paid !== null && paid !== notYet) await pay(paid)
		return true
	}
	const { run, isBusy, error } = useWrite(finish)

	async function send() {
		setPaidMissing(isDue && paid === null)
		if ((isDue && paid === null) || !(await run(undefined))) return
		onDone?.(words.done)
		onClose()
	}

	return (
		<FormDialog
			title={words.title}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : words.send}
			busy={isBusy}
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
			<Total term={isDue ? 'To collect' : 'Paid'}>{amount}</Total>
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
			<Refusal error={error} before={before} lead={isWriting ? undefined : 'The payment is not recorded.'} />
		</FormDialog>
	)
}

function wordsOf({
	isCompleted,
	isWriting,
	reference,
	amount,
}: {
	isCompleted: boolean
	isWriting: boolean
	reference: string
	amount: string
}) {
	if (!isWriting) return { title: `Payment for ${reference}`, send: `Record ${amount}`, done: `${reference} is paid` }
	if (isCompleted) return { title: `Notes on ${reference}`, send: 'Save', done: `Your notes on ${reference} are saved` }
	return { title: `Complete ${reference}`, send: 'Complete repair', done: `${reference} is done` }
}
