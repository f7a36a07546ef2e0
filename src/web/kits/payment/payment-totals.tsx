import type { ReactNode } from 'react'
import { formatRupees } from '#shared/money.ts'
import { Row, Rows, Total } from '../../ui/rows.tsx'
import { dueOf, type Money } from './payment-words.ts'

type Props = {
	money: Money
	isCancelled: boolean
	/** What the sum is called while it is due, and once it is paid. */
	toPay: ReactNode
	paid: ReactNode
}

/** The sum below what was agreed: what is to be paid, what of it has come, or what is given back (D-61). */
export function PaymentTotals({ money, isCancelled, toPay, paid }: Props) {
	const { total_amount, paid_amount, refund_amount, payment_status: status } = money
	const total = formatRupees(total_amount)
	if (status === 'refund_due' || status === 'refunded')
		return (
			<>
				<Rows>
					<Row term="Total">
						<s>{total}</s>
					</Row>
					<Row term="Paid">{formatRupees(paid_amount)}</Row>
				</Rows>
				<Total term={status === 'refunded' ? 'Refunded' : 'Refund due'}>{formatRupees(refund_amount)}</Total>
			</>
		)
	if (isCancelled && paid_amount === 0)
		return (
			<Total term="Nothing to pay">
				<s>{total}</s>
			</Total>
		)
	if (status === 'paid') return <Total term={total_amount > 0 ? paid : 'Nothing to pay'}>{total}</Total>
	if (paid_amount === 0) return <Total term={toPay}>{total}</Total>
	return (
		<>
			<Rows>
				<Row term="Total">{total}</Row>
				<Row term="Paid so far">{formatRupees(paid_amount)}</Row>
			</Rows>
			<Total term="Still to pay">{formatRupees(dueOf(money))}</Total>
		</>
	)
}
