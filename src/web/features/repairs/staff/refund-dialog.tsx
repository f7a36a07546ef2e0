import { useState } from 'react'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { formatRupees } from '#shared/money.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Total } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { Refusal } from './refusal.tsx'
import { useRepairWrites } from './repair-writes.ts'

const ways: { value: PaymentMethod; label: string }[] = [
	{ value: 'upi', label: 'Sent by UPI' },
	{ value: 'cash', label: 'Given in cash' },
]

/** Records that what was paid for a cancelled repair was given back, and how (D-61). */
export function RefundDialog({ repair, onClose }: { repair: StaffRepair; onClose: () => void }) {
	const [method, setMethod] = useState<PaymentMethod | null>(null)
	const [isMissing, setMissing] = useState(false)
	const [before] = useState(repair)
	const { run, isBusy, error } = useAction(useRepairWrites(repair).refund)
	const amount = formatRupees(repair.refund_amount)

	async function send() {
		setMissing(method === null)
		if (method && (await run(method))) onClose()
	}

	return (
		<FormDialog
			title={`Refund for ${repair.reference}`}
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
			<Refusal error={error} before={before} lead="The refund is not recorded." />
		</FormDialog>
	)
}
