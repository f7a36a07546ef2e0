import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { StaffOrder } from '#contract/orders/staff-orders.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { moneyWords } from '../../../kits/payment/payment-words.ts'
import { amountColumn, customerColumn, paymentFilter, phoneColumn, stateColumn } from '../../../kits/sold/sold-columns.tsx'
import { listOfCustomer } from '../../../kits/staff-list/list-of-customer.ts'
import { momentCells } from '../../../kits/staff-list/moment-cells.ts'
import type { RowsAction, StaffList } from '../../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../../staff-api.ts'
import type { Column, Filter, ListQuery, ListTab } from '../../../ui/list/list-type.ts'
import { partsOf, stampOf, townOf, travelWords } from '../shared/order-words.ts'
import { sendOrderChange } from './order-writes.ts'

const columns: Column<StaffOrder>[] = [
	{ id: 'number', header: 'Number', cell: ({ order_number }) => order_number, sort: 'order_number', main: true },
	{
		id: 'ordered',
		header: 'Ordered',
		...momentCells('created_at'),
		sort: 'created_at',
		first: 'down',
	},
	customerColumn,
	phoneColumn,
	{ id: 'address', header: 'Address', cell: ({ shipping_address }) => shipping_address, long: 'cut', optional: true, card: 'none' },
	{ id: 'town', header: 'Town', cell: (order) => townOf(order), long: 'cut', optional: true, card: 'none' },
	{ id: 'parts', header: 'Parts', cell: (order) => partsOf(order), long: 'break' },
	{ ...stateColumn(({ status }) => stampOf[status]), sort: 'status' },
	{ ...amountColumn, sort: 'total_amount', first: 'down' },
	{ id: 'payment', header: 'Payment', cell: moneyWords },
	{ id: 'travels', header: 'Travels with', cell: (order) => travelWords(order), long: 'cut', optional: true, card: 'none' },
]

const filters: Filter[] = [
	paymentFilter,
	{
		kind: 'select',
		name: 'purchase_type',
		label: 'Bought by',
		any: 'Cart, Buy Now or phone',
		options: [
			{ value: 'cart', label: 'Cart' },
			{ value: 'buy-now', label: 'Buy Now' },
			{ value: 'phone', label: 'Phone' },
		],
	},
	{ kind: 'days', label: 'Day', from: 'date_from', to: 'date_to' },
]

type Counts = { open_orders: number; orders_to_confirm: number; orders_to_pack: number; orders_to_pay: number; orders_to_refund: number }
const newest = '-created_at'

const tabsWith = (counts: Counts | undefined): ListTab[] => [
	{ tab: '', label: 'Open orders', count: counts?.open_orders, query: { open: 'true' } },
	{ tab: 'to-confirm', label: 'To confirm', count: counts?.orders_to_confirm, query: { status: 'placed' } },
	{ tab: 'to-ship', label: 'To ship', count: counts?.orders_to_pack, query: { status: 'confirmed' } },
	{ tab: 'shipped', label: 'Shipped', query: { status: 'shipped' } },
	{ tab: 'to-pay', label: 'To pay', count: counts?.orders_to_pay, query: { status: 'delivered', payment_status: 'due' } },
	{ tab: 'to-refund', label: 'To refund', count: counts?.orders_to_refund, query: { payment_status: 'refund_due' } },
	{ tab: 'delivered', label: 'Delivered', query: { status: 'delivered' }, ordering: newest },
	{ tab: 'cancelled', label: 'Cancelled', query: { status: 'cancelled' }, ordering: newest },
	{ tab: 'all', label: 'All', query: {}, ordering: newest },
]

const orders = (rows: readonly StaffOrder[]) => (rows.length === 1 ? '1 order' : `${rows.length} orders`)
/** Actions on several orders at once. Each has mailed its customer and cannot be undone. */
const actions: RowsAction<StaffOrder>[] = [
	{
		label: 'Confirm',
		done: 'Confirmed',
		isFor: ({ next_statuses }) => next_statuses.includes('confirmed'),
		run: ({ order_number, version }) => sendOrderChange(order_number, { status: 'confirmed', version }),
	},
	{
		label: 'Cancel',
		done: 'Cancelled',
		isBad: true,
		isFor: ({ next_statuses }) => next_statuses.includes('cancelled'),
		ask: {
			title: (rows) => `Cancel ${orders(rows)}?`,
			text: 'The pieces go back into the stock and each customer gets a mail.',
			send: 'Cancel orders',
			field: { kind: 'words', label: 'Reason', hint: 'The customers read this.', maxLength: longest.reason, needed: reasonNeeded },
		},
		run: ({ order_number, version }, reason) => sendOrderChange(order_number, { status: 'cancelled', reason, version }),
	},
]

const orderRows = {
	collection: 'orders',
	name: 'Orders',
	list: (query: ListQuery, signal: AbortSignal) => staffApi.orders({ query, signal }),
	keyOf: ({ order_number }: StaffOrder) => order_number,
	linkOf: ({ order_number }: StaffOrder) => `/admin/orders/${order_number}`,
	ordering: 'created_at',
}

/** Every order of parts, as staff work through them: the oldest open one first (B.ADMIN-11). */
export const orderList = (counts: Counts | undefined): StaffList<StaffOrder> => ({
	...orderRows,
	columns,
	search: 'Number, name or phone',
	tabs: tabsWith(counts),
	filters,
	actions,
	empty: { title: 'No orders here', text: 'A new order shows up by itself.' },
})

/** The orders of one customer. */
export const ordersOfCustomer = (customer: number): StaffList<StaffOrder> =>
	listOfCustomer({ ...orderRows, columns }, { customer, ordering: newest })
