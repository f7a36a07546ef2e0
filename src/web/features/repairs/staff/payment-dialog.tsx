import { type FormEvent, useId, useState } from 'react'
import { type PaymentMethod, paymentMethods } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { formatRupees } from '#shared/money.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Refusal } from './refusal.tsx'
import { paymentNames } from './repair-words.ts'
import { useRepairPayment } from './use-repair-change.ts'

/** Records how a repair was paid (B.ADMIN-13). */
export function PaymentDialog({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	const formId = useId()
	const [method, setMethod] = useState<PaymentMethod | null>(null)
	const [isMissing, setMissing] = useState(false)
	const payment = useRepairPayment(repair.id, onClose)
	function send(event: FormEvent) {
		event.preventDefault()
		setMissing(method === null)
		if (method !== null && !payment.isPending) payment.mutate(method)
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={`Payment of ${repair.reference}`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Not yet
					</Button>
					<Button variant="go" type="submit" form={formId} busy={payment.isPending}>
						Record {formatRupees(repair.total_amount)}
					</Button>
				</>
			}
		>
			<form id={formId} noValidate onSubmit={send}>
				<Stack>
					<ChoiceCards
						name="method"
						legend={`How was ${formatRupees(repair.total_amount)} paid?`}
						choices={paymentMethods.map((value) => ({ value, label: paymentNames[value] }))}
						value={method}
						onChange={setMethod}
						required
						error={isMissing && method === null ? 'Please choose UPI or cash.' : null}
					/>
					<Refusal error={payment.error} before={repair} />
				</Stack>
			</form>
		</Dialog>
	)
}
