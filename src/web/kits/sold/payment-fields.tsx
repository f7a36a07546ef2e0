import { useId, useState } from 'react'
import type { PaymentMethod, PaymentStatus } from '#contract/company/payment-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { numberOf } from '../../ui/form/form-rules.ts'
import { Total } from '../../ui/rows.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { dueOf, paymentProblem } from '../payment/payment-words.ts'
import { ScanToPay } from '../payment/scan-to-pay.tsx'

export const notYet = 'not-yet'
type Paid = PaymentMethod | typeof notYet
const payments: { value: Paid; label: string }[] = [
	{ value: 'upi', label: 'UPI received' },
	{ value: 'cash', label: 'Cash received' },
	{ value: notYet, label: 'Not paid yet' },
]

/** What was sold, as far as its money goes; rupees. */
export type Due = { payment_status: PaymentStatus; total_amount: number; paid_amount: number }

/** What came, and how; rupees. */
export type Taken = { method: PaymentMethod; amount: number }

/** What somebody says about money that came for a thing that was sold: all that is due unless he types another amount (D-61). */
export function useTakenPayment(sold: Due, first: Paid | null) {
	const amountId = useId()
	const [paid, setPaid] = useState<Paid | null>(first)
	const [isPaidMissing, setPaidMissing] = useState(false)
	const [came, setCame] = useState<string | null>(null)
	const [isAmountWrong, setAmountWrong] = useState(false)
	const isDue = sold.payment_status === 'due'
	const due = dueOf(sold)
	// What is due may change while the dialog is open; what was typed stays.
	const typed = came ?? String(due)
	const taken: Taken | null = isDue && paid !== null && paid !== notYet ? { method: paid, amount: numberOf(typed) } : null
	const amountProblem = taken ? paymentProblem(typed, due) : null
	const isUnsaid = isDue && paid === null

	return {
		/** What came; null for nothing. */
		taken,
		/** In words, what came or would. */
		amount: formatExactRupees(amountProblem ? due : numberOf(typed)),
		isAll: numberOf(typed) === due,
		/** Shows what is wrong and says whether nothing is. */
		check() {
			setPaidMissing(isUnsaid)
			setAmountWrong(amountProblem !== null)
			if (amountProblem) document.getElementById(amountId)?.focus()
			return !isUnsaid && amountProblem === null
		},
		shown: {
			sold,
			isDue,
			due,
			amountId,
			paid,
			setPaid,
			typed,
			setCame,
			isTaking: taken !== null,
			/** What a UPI code is shown for; 0 for none. */
			scanned: taken?.method === 'upi' && amountProblem === null ? taken.amount : 0,
			unsaid: isPaidMissing && paid === null ? 'Please say whether it was paid.' : null,
			amountError: isAmountWrong ? amountProblem : null,
		},
	}
}

type Props = {
	of: ReturnType<typeof useTakenPayment>['shown']
	/** 'Not paid yet' is an answer as well. */
	canWait: boolean
	/** What the payer's statement says: the thing's number, and what it is. */
	reference: string
	note: string
}

/** How much is to be collected, how it was paid and how much came. */
export function PaymentFields({ of, canWait, ...about }: Props) {
	const { sold, isDue } = of
	return (
		<>
			<Total term={isDue ? 'To collect' : 'Paid'}>{formatExactRupees(isDue ? of.due : sold.total_amount)}</Total>
			{isDue && sold.paid_amount > 0 && (
				<Text size="small" tone="muted">
					{formatExactRupees(sold.paid_amount)} of {formatExactRupees(sold.total_amount)} is paid.
				</Text>
			)}
			{isDue && (
				<ChoiceCards
					name="paid"
					legend="How was it paid?"
					layout="list"
					choices={canWait ? payments : payments.slice(0, 2)}
					value={of.paid}
					error={of.unsaid}
					onChange={of.setPaid}
				/>
			)}
			{of.isTaking && (
				<TextField
					id={of.amountId}
					label="Amount"
					before="₹"
					inputMode="decimal"
					autoComplete="off"
					value={of.typed}
					error={of.amountError}
					onChange={({ target }) => of.setCame(target.value)}
				/>
			)}
			{of.scanned > 0 && <ScanToPay {...about} due={of.scanned} paid={sold.paid_amount} />}
		</>
	)
}
