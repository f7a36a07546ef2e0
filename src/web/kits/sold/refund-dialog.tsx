import { type ReactNode, useState } from 'react'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Total } from '../../ui/rows.tsx'
import { Text } from '../../ui/text.tsx'

const ways: { value: PaymentMethod; label: string }[] = [
	{ value: 'upi', label: 'Sent by UPI' },
	{ value: 'cash', label: 'Given in cash' },
]

type Props = {
	sold: { reference: string; refund_amount: number }
	/** Records it. Throws what `refusal` puts into words. */
	refund: (method: PaymentMethod) => Promise<unknown>
	refusal: (error: unknown) => ReactNode
	onClose: () => void
}

/** Records that what was paid for a cancelled thing was given back, and how (D-61). */
export function RefundDialog({ sold, refund, refusal, onClose }: Props) {
	const [method, setMethod] = useState<PaymentMethod | null>(null)
	const [isMissing, setMissing] = useState(false)
	const { run, isBusy, error } = useAction(refund)
	const amount = formatExactRupees(sold.refund_amount)

	async function send() {
		setMissing(method === null)
		if (method && (await run(method))) onClose()
	}

	return (
		<FormDialog
			title={`Refund for ${sold.reference}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : `Record ${amount}`}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>Give the money back first; the customer then reads here that it was.</Text>
			<Total term="To give back">{amount}</Total>
			<ChoiceCards
				name="refund"
				legend="How was it given back?"
				layout="list"
				choices={ways}
				value={method}
				error={isMissing && method === null ? 'Please say how it was given back.' : null}
				onChange={setMethod}
			/>
			{refusal(error)}
		</FormDialog>
	)
}
