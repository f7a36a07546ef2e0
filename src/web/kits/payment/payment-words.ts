import { leastPayment, type PaymentMethod, type PaymentStatus } from '#contract/company/payment-words.ts'
import type { Payment } from '#contract/company/payments.ts'
import { formatExactRupees, paise, rupees } from '#shared/money.ts'
import { numberOf, rupeesUpTo } from '../../ui/form/form-rules.ts'

/** The money of a thing that was bought, in rupees, as the calls carry it (D-61). */
export type Money = {
	total_amount: number
	paid_amount: number
	refund_amount: number
	payment_status: PaymentStatus
	payment_method: PaymentMethod
	payments: readonly Payment[]
}

/** 'by UPI', behind an amount or 'Paid'. */
export const paidWords: Record<PaymentMethod, string> = { upi: 'by UPI', cash: 'in cash' }
export const paymentStatusNames: Record<PaymentStatus, string> = {
	due: 'Due',
	paid: 'Paid',
	refund_due: 'Refund due',
	refunded: 'Refunded',
}

type Due = Pick<Money, 'total_amount' | 'paid_amount'>

/** What is still to be paid, rupees. */
export const dueOf = ({ total_amount, paid_amount }: Due) => rupees(Math.max(0, paise(total_amount) - paise(paid_amount)))

/** 'Paid ₹628 by UPI', and no way where money came by several. */
export function paidInWords({ total_amount, payment_method, payments }: Pick<Money, 'total_amount' | 'payment_method' | 'payments'>) {
	const isMixed = payments.some(({ method }) => method !== payment_method)
	return `Paid ${formatExactRupees(total_amount)}${isMixed ? '' : ` ${paidWords[payment_method]}`}`
}

/** 'Paid ₹628 by UPI', 'Due', 'Due, ₹100 of ₹628 paid', 'Refund due: ₹100' for those who work with many. */
export function moneyWords(money: Money): string {
	const { payment_status: status, paid_amount: paid, refund_amount: refund, total_amount: total } = money
	if (status === 'paid') return total > 0 ? paidInWords(money) : 'Nothing to pay'
	if (status === 'due') return paid > 0 ? `Due, ${formatExactRupees(paid)} of ${formatExactRupees(total)} paid` : 'Due'
	return `${paymentStatusNames[status]}: ${formatExactRupees(refund)}`
}

/** What is wrong with a typed amount of which `due` rupees may still come, or null. */
export const paymentProblem = (typed: string, due: number) => {
	const problem = rupeesUpTo(due)(typed)
	return problem ?? (numberOf(typed) < Math.min(1, due) ? leastPayment : null)
}
