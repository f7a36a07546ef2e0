import { useRef, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { notYet, PaymentFields, useTakenPayment } from '../../../kits/sold/payment-fields.tsx'
import { waitsWords } from '../../../kits/waiting/send-or-wait.ts'
import { useStoredText, workDoneKey } from '../../../kits/work/stored-text.ts'
import { useStaffRole } from '../../../session/staff-role.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { Refusal } from './refusal.tsx'
import { useRepairWrites } from './repair-writes.ts'

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
	const [initial] = useState(repair.technician_notes)
	const [notes, setNotes] = useStoredText(workDoneKey(repair), initial)
	// The technician at the bike knows how it was paid; the office may not.
	const payment = useTakenPayment(repair, isTechnician || isCompleted || onlyPayment ? null : notYet)
	const [before, setBefore] = useState(inFull)
	const { change, pay } = useRepairWrites(repair)
	const isWaiting = useRef(false)
	// What was begun here can be saved also when somebody else completes the repair meanwhile.
	const [isWriting, setWriting] = useState(!onlyPayment && (!isCompleted || notes !== initial))
	const words = wordsOf({ isCompleted, isWriting, reference: repair.reference, amount: payment.amount, isAll: payment.isAll })

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
		if (payment.taken) isWaiting.current = (await pay({ ...payment.taken, before: repair })) === null
	}
	const { run, isBusy, error } = useAction(finish)

	async function send() {
		if (!payment.check() || !(await run())) return
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
			<PaymentFields of={payment.shown} canWait={isWriting} reference={repair.reference} note="Repair" />
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
