import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { leastPayment, type PaymentMethod, type PaymentStatus } from '#contract/company/payment-words.ts'
import type { Payment } from '#contract/company/payments.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { formatExactRupees, paise, rupees } from '#shared/money.ts'

/** What is known of the money for one thing that is sold: a row with `paymentColumns` and its total. */
export type PaymentRow = {
	totalPaise: number
	paymentMethod: PaymentMethod
	paymentStatus: PaymentStatus
	paidAmountPaise: number | null
	paidAt: Date | null
	refundMethod: PaymentMethod | null
	refundedAt: Date | null
}

type Amounts = Pick<PaymentRow, 'totalPaise' | 'paymentStatus' | 'paidAmountPaise'>

/** How much has come, paise. */
export const paidPaiseOf = ({ totalPaise, paymentStatus, paidAmountPaise }: Amounts) =>
	paidAmountPaise ?? (paymentStatus === 'paid' ? totalPaise : 0)

/** How a thing begins, or goes on once its total has changed: due while less than the total has come, else paid (D-61). */
export const statusByAmounts = ({ totalPaise, paidPaise }: { totalPaise: number; paidPaise: number }): 'due' | 'paid' =>
	paidPaise < totalPaise ? 'due' : 'paid'

/** `what` is what was sold, for the refusals: 'repair'. */
type Came = { what: string; method: PaymentMethod; amount?: number | undefined; at: Date }

/**
 * What a payment makes of the money: `amount` in rupees, all that is due without one. The row must be locked and not cancelled. Throws
 * 400 where nothing is due, at `amount` above what is due, and below ₹1 unless less is due.
 */
export function paymentOf(row: Amounts, { what, method, amount, at }: Came) {
	const before = paidPaiseOf(row)
	const duePaise = row.totalPaise - before
	if (duePaise <= 0) throw refuse(`This ${what} is already paid.`)
	const camePaise = amount === undefined ? duePaise : paise(amount)
	if (camePaise > duePaise) throw refuseField('amount', `Only ${formatExactRupees(rupees(duePaise))} is due.`)
	if (camePaise < Math.min(paise(1), duePaise)) throw refuseField('amount', leastPayment)
	const paidPaise = before + camePaise
	return {
		paymentMethod: method,
		paymentStatus: statusByAmounts({ ...row, paidPaise }),
		paidAmountPaise: paidPaise,
		paidAt: at,
	} satisfies Partial<PaymentRow>
}

/** What giving all of it back makes of the money. The row must be locked. Throws 400 where nothing is to be given back. */
export function refundOf(row: Pick<PaymentRow, 'paymentStatus'>, { what, method, at }: Omit<Came, 'amount'>) {
	if (row.paymentStatus === 'refunded') throw refuse(`This ${what} is already refunded.`)
	if (row.paymentStatus !== 'refund_due') throw refuse('There is nothing to refund.')
	return { paymentStatus: 'refunded', refundMethod: method, refundedAt: at } satisfies Partial<PaymentRow>
}

type AmountColumns = Record<keyof Amounts, PgColumn>
/** `paidPaiseOf` in a statement. */
const paidPaise = (t: AmountColumns) =>
	sql`coalesce(${t.paidAmountPaise}, case when ${t.paymentStatus} = 'paid' then ${t.totalPaise} else 0 end)`

/** What a cancellation sets beside the status, in its own statement: money that came is to be given back (D-61). */
export function cancelledPayment(t: AmountColumns): Record<'paymentStatus' | 'paidAmountPaise', SQL> {
	const came = paidPaise(t)
	return {
		paymentStatus: sql`case when ${came} > 0 then 'refund_due' else ${t.paymentStatus} end`,
		paidAmountPaise: sql`nullif(${came}, 0)`,
	}
}

/**
 * What rows add up to, rupees: what came and stays, what is due of those for which the work is done, and what is to be given back.
 * `backPaise` is how much a cancellation gives back, where that is not all of it.
 */
export function moneySums(t: AmountColumns, isDone: SQL, backPaise: SQLWrapper = paidPaise(t)) {
	const came = paidPaise(t)
	const sum = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith((paise) => rupees(Number(paise)))
	const where = (is: SQL, amount: SQLWrapper) => sql`case when ${is} then ${amount} else 0 end`
	return {
		paid: sum(sql`${came} - ${where(sql`${t.paymentStatus} in ('refund_due', 'refunded')`, backPaise)}`),
		due: sum(where(sql`${isDone} and ${t.paymentStatus} = 'due'`, sql`${t.totalPaise} - ${came}`)),
		to_refund: sum(where(sql`${t.paymentStatus} = 'refund_due'`, backPaise)),
	}
}

/** One time that money came or was given back: a row of a table with `paymentRecord`. */
export type PaymentRecord = { kind: Payment['kind']; method: PaymentMethod; amountPaise: number; at: Date }

/** One that was written down. */
export type KeptPayment = PaymentRecord & { id: number }

/** The row for what changed between two states of the money: all that was given back, else what came. */
export const paymentBetween = (before: PaymentRow, after: PaymentRow, at: Date): PaymentRecord =>
	after.paymentStatus === 'refunded'
		? { kind: 'refund', method: after.refundMethod ?? after.paymentMethod, amountPaise: paidPaiseOf(after), at }
		: { kind: 'payment', method: after.paymentMethod, amountPaise: paidPaiseOf(after) - paidPaiseOf(before), at }

/** The money as its customer reads it, in rupees. */
export const presentPayment = (row: PaymentRow) => ({
	payment_method: row.paymentMethod,
	payment_status: row.paymentStatus,
	paid_amount: rupees(paidPaiseOf(row)),
	refund_amount: rupees(isRefund[row.paymentStatus] ? paidPaiseOf(row) : 0),
})
const isRefund: Record<PaymentStatus, boolean> = { due: false, paid: false, refund_due: true, refunded: true }

export const presentPayments = (records: readonly KeptPayment[]): Payment[] =>
	records.map(({ id, kind, method, amountPaise, at }) => ({ id, kind, method, amount: rupees(amountPaise), at: at.toISOString() }))

const ways: Record<PaymentMethod, string> = { upi: 'by UPI', cash: 'in cash' }
const verbs: Record<Payment['kind'], string> = { payment: 'Paid', refund: 'Refunded' }
/** 'Paid ₹500 by UPI', as one reads it in a list of what happened. */
export const moneyTitle = ({ kind, method, amountPaise }: Omit<PaymentRecord, 'at'>) =>
	`${verbs[kind]} ${formatExactRupees(rupees(amountPaise))} ${ways[method]}`

/** The same as the company reads it. */
export const presentStaffPayment = (row: PaymentRow) => ({
	...presentPayment(row),
	paid_at: row.paidAt?.toISOString() ?? null,
	refund_method: row.refundMethod,
	refunded_at: row.refundedAt?.toISOString() ?? null,
})
