import type { StaffSubscription } from '#contract/plans/staff-plans.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { moneyWords } from '../../../kits/payment/payment-words.ts'
import { amountColumn, customerColumn, paymentFilter, phoneColumn, stateColumn } from '../../../kits/sold/sold-columns.tsx'
import { listOfCustomer } from '../../../kits/staff-list/list-of-customer.ts'
import type { StaffList } from '../../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../../staff-api.ts'
import type { Column, Filter, ListQuery, ListTab } from '../../../ui/list/list-type.ts'
import { planNameOf, stampOf } from '../shared/plan-words.ts'

const dayWords = (day: string) => formatDay(day, dayOf(new Date()))

const columns: Column<StaffSubscription>[] = [
	{ id: 'reference', header: 'Reference', cell: ({ reference }) => reference, sort: 'reference', main: true },
	customerColumn,
	phoneColumn,
	{ id: 'plan', header: 'Plan', cell: planNameOf, long: 'cut' },
	{ id: 'bike', header: 'Bike', cell: ({ vehicle_name }) => vehicle_name, long: 'cut', optional: true, card: 'none' },
	{
		id: 'begun',
		header: 'From',
		cell: ({ start_date }) => dayWords(start_date),
		text: ({ start_date }) => start_date,
		sort: 'start_date',
		first: 'down',
	},
	{ id: 'end', header: 'Until', cell: ({ end_date }) => dayWords(end_date), text: ({ end_date }) => end_date, sort: 'end_date' },
	{
		id: 'visits',
		header: 'Visits left',
		cell: ({ remaining_visits, max_visits }) => `${remaining_visits} of ${max_visits}`,
		text: ({ remaining_visits }) => remaining_visits,
		number: true,
	},
	stateColumn(({ status_display }) => stampOf(status_display)),
	amountColumn,
	{ id: 'payment', header: 'Payment', cell: moneyWords },
]

const filters: Filter[] = [paymentFilter, { kind: 'days', label: 'Day', from: 'date_from', to: 'date_to' }]

type Counts = { active_subscriptions: number; subscriptions_to_pay: number; subscriptions_to_refund: number }
const newest = '-created_at'

const tabsWith = (counts: Counts | undefined): ListTab[] => [
	{ tab: '', label: 'Active', count: counts?.active_subscriptions, query: { status: 'active' } },
	{ tab: 'to-pay', label: 'To pay', count: counts?.subscriptions_to_pay, query: { to_pay: 'true' } },
	{ tab: 'to-refund', label: 'To refund', count: counts?.subscriptions_to_refund, query: { payment_status: 'refund_due' } },
	{ tab: 'expired', label: 'Expired', query: { status: 'expired' }, ordering: '-end_date' },
	{ tab: 'cancelled', label: 'Cancelled', query: { status: 'cancelled' }, ordering: newest },
	{ tab: 'all', label: 'All', query: {}, ordering: newest },
]

const subscriptionRows = {
	collection: 'subscriptions',
	name: 'Subscriptions',
	list: (query: ListQuery, signal: AbortSignal) => staffApi.subscriptions({ query, signal }),
	keyOf: ({ id }: StaffSubscription) => id,
	linkOf: ({ id }: StaffSubscription) => `/admin/subscriptions/${id}`,
	ordering: 'end_date',
}

/** Every subscription: of the active ones that which ends first (A.ADMIN-16). */
export const subscriptionList = (counts: Counts | undefined): StaffList<StaffSubscription> => ({
	...subscriptionRows,
	columns,
	search: 'Reference, name, phone or plan',
	tabs: tabsWith(counts),
	filters,
	empty: { title: 'No subscriptions here', text: 'One begins when a request is approved.' },
})

/** The subscriptions of one customer. */
export const subscriptionsOfCustomer = (customer: number): StaffList<StaffSubscription> =>
	listOfCustomer({ ...subscriptionRows, columns }, { customer, ordering: newest })
