import type { ReactNode } from 'react'
import type { Payment } from '#contract/company/payments.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { Row, Rows, Total } from '../../ui/rows.tsx'
import { dueOf, type Money, paidWords } from './payment-words.ts'

type Props = {
	money: Money
	isCancelled: boolean
	/** What the sum is called while it is due and nothing came. */
	toPay: ReactNode
}

/** The sum below what was agreed: what is to be paid, each time that something came, or what is given back (D-61). */
export function PaymentTotals({ money, isCancelled, toPay }: Props) {
	const { total_amount, paid_amount, refund_amount, payment_status: status } = money
	const total = formatExactRupees(total_amount)
	if (status === 'refund_due' || status === 'refunded')
		return (
			<>
				<Rows>
					<Row term="Total">
						<s>{total}</s>
					</Row>
					<EachPayment money={money} />
				</Rows>
				<Total term={status === 'refunded' ? 'Refunded' : 'Refund due'}>{formatExactRupees(refund_amount)}</Total>
			</>
		)
	if (isCancelled && paid_amount === 0)
		return (
			<Total term="Nothing to pay">
				<s>{total}</s>
			</Total>
		)
	if (status === 'paid')
		return (
			<>
				{money.payments.length > 0 && (
					<Rows>
						<EachPayment money={money} />
					</Rows>
				)}
				<Total term={total_amount > 0 ? 'Paid' : 'Nothing to pay'}>{total}</Total>
			</>
		)
	if (paid_amount === 0) return <Total term={toPay}>{total}</Total>
	return (
		<>
			<Rows>
				<Row term="Total">{total}</Row>
				<EachPayment money={money} />
			</Rows>
			<Total term="Still to pay">{formatExactRupees(dueOf(money))}</Total>
		</>
	)
}

const kindNames: Record<Payment['kind'], string> = { payment: 'Paid', refund: 'Refunded' }

/** The day, way and amount of each; their sum alone where an older version did not record them one by one. */
function EachPayment({ money: { payments, paid_amount } }: { money: Money }) {
	if (payments.length === 0) return <Row term="Paid so far">{formatExactRupees(paid_amount)}</Row>
	return payments.map(({ kind, method, amount, at }) => (
		<Row
			key={`${kind} ${at} ${amount}`}
			term={`${kindNames[kind]} ${paidWords[method]}, ${formatDay(dayOf(new Date(at)), dayOf(new Date()))}`}
		>
			{formatExactRupees(amount)}
		</Row>
	))
}
