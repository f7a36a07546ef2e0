import { type ReactNode, useState } from 'react'
import { useAction } from '../../ui/form/use-action.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { type Due, PaymentFields, type Taken, useTakenPayment } from './payment-fields.tsx'

type Props<Sold extends Due> = {
	sold: Sold
	reference: string
	/** What it is, for the payer's statement: 'Spare parts'. */
	note: string
	/** Records it; `before` is what was seen. Throws what `refusal` puts into words. */
	pay: (payment: Taken & { before: Sold }) => Promise<unknown>
	refusal: (error: unknown, before: Sold) => ReactNode
	onClose: () => void
}

/** Records that money came for a thing that was sold, in part or whole (D-61). */
export function PayDialog<Sold extends Due>({ sold, reference, note, pay, refusal, onClose }: Props<Sold>) {
	const [before, setBefore] = useState(sold)
	const payment = useTakenPayment(sold, null)
	const { run, isBusy, error } = useAction(pay)

	async function send() {
		if (!payment.check()) return
		setBefore(sold)
		// Somebody else may have recorded it meanwhile, and then there is nothing to send.
		if (!payment.taken || (await run({ ...payment.taken, before: sold }))) onClose()
	}

	return (
		<FormDialog
			title={`Payment for ${reference}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : `Record ${payment.amount}`}
			busy={isBusy}
			isStep
			onSend={send}
			onClose={onClose}
		>
			<PaymentFields of={payment.shown} canWait={false} reference={reference} note={note} />
			{refusal(error, before)}
		</FormDialog>
	)
}
