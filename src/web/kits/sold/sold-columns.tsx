import { paymentStatuses } from '#contract/company/payment-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import type { Column, Filter } from '../../ui/list/list-type.ts'
import { Stamp, type StampKind } from '../../ui/stamp.tsx'
import { paymentStatusNames } from '../payment/payment-words.ts'

/** Whose a row is, in lists of what was sold. */
export const customerColumn = {
	id: 'customer',
	header: 'Customer',
	cell: ({ customer_name }: { customer_name: string }) => customer_name,
	long: 'cut',
} as const

/** The phone number beside it, for those who want to see it. */
export const phoneColumn = {
	id: 'phone',
	header: 'Phone',
	cell: ({ customer_phone }: { customer_phone: string }) => customer_phone,
	optional: true,
	card: 'none',
} as const

/** Its status, in a stamp of its kind. */
export const stateColumn = <Row extends { status_display: string }>(kindOf: (row: Row) => StampKind): Column<Row> => ({
	id: 'state',
	header: 'State',
	cell: (row) => <Stamp kind={kindOf(row)}>{row.status_display}</Stamp>,
	text: ({ status_display }) => status_display,
	card: 'corner',
})

/** Its total in rupees. */
export const amountColumn = {
	id: 'amount',
	header: 'Amount',
	cell: ({ total_amount }: { total_amount: number }) => formatExactRupees(total_amount),
	text: ({ total_amount }: { total_amount: number }) => total_amount,
	number: true,
} as const

/** How far it is paid. */
export const paymentFilter: Filter = {
	kind: 'select',
	name: 'payment_status',
	label: 'Payment',
	any: 'Any payment',
	options: paymentStatuses.map((status) => ({ value: status, label: paymentStatusNames[status] })),
}
