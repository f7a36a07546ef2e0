import { planLimits, requestStatusDisplay, requestStatuses } from '#contract/plans/plan-words.ts'
import type { StaffRequest } from '#contract/plans/staff-plans.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { formatRupees } from '#shared/money.ts'
import { customerColumn, phoneColumn, stateColumn } from '../../../kits/sold/sold-columns.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { listOfCustomer } from '../../../kits/staff-list/list-of-customer.ts'
import { momentCells } from '../../../kits/staff-list/moment-cells.ts'
import type { RowsAction, StaffList } from '../../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../../staff-api.ts'
import type { Column, Filter, ListQuery, ListTab } from '../../../ui/list/list-type.ts'
import { planNameOf, stampOf } from '../shared/plan-words.ts'
import { sendRequestChange } from './plan-writes.ts'

const columns: Column<StaffRequest>[] = [
	{ id: 'reference', header: 'Reference', cell: ({ reference }) => reference, sort: 'reference', main: true },
	{
		id: 'requested',
		header: 'Requested',
		...momentCells('request_date'),
		sort: 'created_at',
		first: 'down',
	},
	customerColumn,
	phoneColumn,
	{ id: 'plan', header: 'Plan', cell: planNameOf, long: 'cut' },
	{ id: 'bike', header: 'Bike', cell: ({ vehicle_name }) => vehicle_name, long: 'cut' },
	{ id: 'town', header: 'Town', cell: (request) => townOf(request), long: 'cut', optional: true, card: 'none' },
	{ ...stateColumn(({ status_display }) => stampOf(status_display)), sort: 'status' },
	{
		id: 'price',
		header: 'Price',
		cell: ({ discounted_price }) => formatRupees(discounted_price),
		text: ({ discounted_price }) => discounted_price,
		number: true,
	},
]

const filters: Filter[] = [{ kind: 'days', label: 'Day', from: 'date_from', to: 'date_to' }]
const newest = '-created_at'

const tabsWith = (toDecide: number | undefined): ListTab[] => [
	{ tab: '', label: 'To decide', count: toDecide, query: { status: 'pending' } },
	...requestStatuses
		.filter((status) => status !== 'pending')
		.map((status) => ({ tab: status, label: requestStatusDisplay[status], query: { status }, ordering: newest })),
	{ tab: 'all', label: 'All', query: {}, ordering: newest },
]

const requests = (rows: readonly StaffRequest[]) => (rows.length === 1 ? '1 request' : `${rows.length} requests`)
const isPending = ({ status }: StaffRequest) => status === 'pending'
/** Actions on several requests at once. Each mails its customer and cannot be undone. */
const actions: RowsAction<StaffRequest>[] = [
	{
		label: 'Approve',
		done: 'Approved',
		isFor: isPending,
		ask: {
			title: (rows) => `Approve ${requests(rows)}?`,
			text: 'Each becomes a subscription that begins today, and its customer gets a mail.',
			send: 'Approve',
		},
		run: ({ id, version }) => sendRequestChange(id, { status: 'approved', version }),
	},
	{
		label: 'Reject',
		done: 'Rejected',
		isBad: true,
		isFor: isPending,
		ask: {
			title: (rows) => `Reject ${requests(rows)}?`,
			text: 'Each customer gets a mail.',
			send: 'Reject requests',
			field: { kind: 'words', label: 'Reason', hint: 'The customers read this.', maxLength: planLimits.notes, needed: reasonNeeded },
		},
		run: ({ id, version }, reason) => sendRequestChange(id, { status: 'rejected', rejection_reason: reason, version }),
	},
]

const requestRows = {
	collection: 'subscription-requests',
	name: 'Subscription requests',
	list: (query: ListQuery, signal: AbortSignal) => staffApi.subscriptionRequests({ query, signal }),
	keyOf: ({ id }: StaffRequest) => id,
	linkOf: ({ id }: StaffRequest) => `/admin/subscription-requests/${id}`,
	ordering: 'created_at',
}

/** What plans one customer asked for. */
export const requestsOfCustomer = (customer: number): StaffList<StaffRequest> =>
	listOfCustomer({ ...requestRows, columns }, { customer, ordering: newest })

/** Every request for a plan, as staff decide about them: the oldest pending one first (A.ADMIN-07). */
export const requestList = (toDecide: number | undefined): StaffList<StaffRequest> => ({
	...requestRows,
	columns,
	search: 'Reference, name, phone or plan',
	tabs: tabsWith(toDecide),
	filters,
	actions,
	empty: { title: 'No requests here', text: 'A new request shows up by itself.' },
})
