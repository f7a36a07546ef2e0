import { type SalesLine, salesLineNames, salesLines } from '#contract/admin/dashboard-words.ts'
import type { Due, Payment } from '#contract/admin/money.ts'
import { office, overdueDays } from '#contract/admin/money-words.ts'
import { paymentMethodNames, paymentMethods } from '#contract/company/payment-words.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { customerColumn } from '../../../kits/sold/sold-columns.tsx'
import { momentCells } from '../../../kits/staff-list/moment-cells.ts'
import type { StaffList } from '../../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../../staff-api.ts'
import type { Filter, ListQuery } from '../../../ui/list/list-type.ts'
import { Stamp } from '../../../ui/stamp.tsx'

/** Where one of what is paid for is shown. */
const pathOf: Partial<Record<SalesLine, string>> = {
	repairs: '/admin/repairs',
	orders: '/admin/orders',
	plans: '/admin/subscriptions',
}

// Of used vehicles no payment is recorded: a completed booking says that its price was paid.
const lines: Filter = {
	kind: 'select',
	name: 'line',
	label: 'For',
	any: 'Anything',
	options: salesLines.filter((line) => pathOf[line]).map((line) => ({ value: line, label: salesLineNames[line] })),
}

/** Every payment and refund that was recorded, the newest first: what the day book adds up. */
export const paymentList = (technicians: readonly { id: number; name: string }[]): StaffList<Payment> => ({
	collection: 'payments',
	name: 'Payments',
	search: 'Number, name or phone',
	list: (query: ListQuery, signal) => staffApi.payments({ query, signal }),
	keyOf: ({ id }) => id,
	linkOf: ({ line, sale }) => `${pathOf[line]}/${sale}`,
	columns: [
		{ id: 'reference', header: 'For', cell: ({ reference }) => reference, main: true },
		customerColumn,
		{ id: 'at', header: 'Recorded', ...momentCells('at'), sort: 'at', first: 'down' },
		{ id: 'taker', header: 'Taken by', cell: ({ technician_name }) => technician_name, long: 'cut' },
		{ id: 'method', header: 'By', cell: ({ method }) => paymentMethodNames[method] },
		{
			id: 'amount',
			header: 'Amount',
			cell: ({ amount }) => formatExactRupees(amount),
			text: ({ amount }) => amount,
			sort: 'amount',
			first: 'down',
			number: true,
			card: 'corner',
		},
	],
	ordering: '-at',
	filters: [
		{
			kind: 'select',
			name: 'technician',
			label: 'Taken by',
			any: 'Anybody',
			options: [{ value: 'office', label: office }, ...technicians.map(({ id, name }) => ({ value: String(id), label: name }))],
			isOpen: true,
		},
		{
			kind: 'select',
			name: 'method',
			label: 'By',
			any: 'Cash or UPI',
			options: paymentMethods.map((method) => ({ value: method, label: paymentMethodNames[method] })),
		},
		lines,
		{ kind: 'days', label: 'Day', from: 'date_from', to: 'date_to' },
	],
	empty: { title: 'No payments here', text: 'A payment stands here as soon as somebody records it.' },
})

/** What was done, delivered or begun and is not paid, the oldest first. */
export const dueList: StaffList<Due> = {
	collection: 'dues',
	name: 'Still due',
	search: 'Number, name or phone',
	list: (query: ListQuery, signal) => staffApi.dues({ query, signal }),
	keyOf: ({ line, id }) => `${line} ${id}`,
	linkOf: ({ line, id }) => `${pathOf[line]}/${id}`,
	columns: [
		{ id: 'reference', header: 'For', cell: ({ reference }) => reference, main: true },
		customerColumn,
		{
			id: 'since',
			header: 'Since',
			cell: ({ since }) => formatDay(dayOf(new Date(since)), dayOf(new Date())),
			text: ({ since }) => dayOf(new Date(since)),
			sort: 'since',
		},
		{ id: 'days', header: 'Days', cell: ({ days }) => days, number: true },
		{
			id: 'state',
			header: 'State',
			cell: ({ overdue }) => (overdue ? <Stamp kind="bad">Overdue</Stamp> : <Stamp>Due</Stamp>),
			text: ({ overdue }) => (overdue ? 'Overdue' : 'Due'),
		},
		{
			id: 'due',
			header: 'Due',
			cell: ({ due }) => formatExactRupees(due),
			text: ({ due }) => due,
			sort: 'due',
			first: 'down',
			number: true,
			card: 'corner',
		},
	],
	ordering: 'since',
	tabs: [
		{ tab: '', label: 'All', query: {} },
		{ tab: 'overdue', label: `For more than ${overdueDays} days`, query: { overdue: 'true' } },
	],
	filters: [lines, { kind: 'days', label: 'Since', from: 'date_from', to: 'date_to' }],
	empty: { title: 'Nothing is due', text: 'Everything that was done and delivered is paid.' },
}
