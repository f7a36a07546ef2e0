import type { StaffSellRequest } from '#contract/market/staff-selling.ts'
import { formatRupees } from '#shared/money.ts'
import { listOfCustomer } from '../../../kits/staff-list/list-of-customer.ts'
import { momentCells, sheetMoment } from '../../../kits/staff-list/moment-cells.ts'
import type { StaffList } from '../../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../../staff-api.ts'
import type { Column, ListQuery } from '../../../ui/list/list-type.ts'
import { momentWords } from '../../../ui/moment-words.ts'
import { vehicleName } from '../shared/vehicle-words.ts'
import { SellStamp } from './sell-stamp.tsx'

const columns: Column<StaffSellRequest>[] = [
	{ id: 'reference', header: 'Request', cell: ({ reference }) => reference, main: true },
	{ id: 'vehicle', header: 'Vehicle', cell: ({ vehicle_details }) => vehicleName(vehicle_details), long: 'cut' },
	{ id: 'number', header: 'Number', cell: ({ vehicle_details }) => vehicle_details.registration_number },
	{ id: 'seller', header: 'Seller', cell: ({ customer_name }) => customer_name, long: 'cut' },
	{
		id: 'expected',
		header: 'Expected',
		cell: ({ vehicle_details }) => formatRupees(vehicle_details.expected_price),
		text: ({ vehicle_details }) => vehicle_details.expected_price,
		sort: 'expected_price',
		first: 'down',
		number: true,
	},
	{
		id: 'inspection',
		header: 'Inspection',
		cell: ({ starts_at }) => (starts_at ? momentWords(starts_at) : ''),
		text: ({ starts_at }) => sheetMoment(starts_at),
		sort: 'inspection_at',
	},
	{
		id: 'technician',
		header: 'Technician',
		cell: ({ inspection_details }) => inspection_details?.technician_name ?? '',
		long: 'cut',
		card: 'none',
	},
	{
		id: 'state',
		header: 'State',
		cell: (request) => <SellStamp request={request} />,
		text: ({ status_display }) => status_display,
		sort: 'status',
		card: 'corner',
	},
	{
		id: 'sent',
		header: 'Sent',
		...momentCells('created_at'),
		sort: 'created_at',
		first: 'down',
	},
]

type Counts = Record<
	'open_sell_requests' | 'sell_requests_to_schedule' | 'unassigned_inspections' | 'overdue_inspections' | 'sell_requests_to_publish',
	number
>
const newest = '-created_at'

const sellRequestRows = {
	collection: 'sell-requests',
	name: 'Sell requests',
	list: (query: ListQuery, signal: AbortSignal) => staffApi.sellRequests({ query, signal }),
	keyOf: ({ id }: StaffSellRequest) => id,
	linkOf: ({ id }: StaffSellRequest) => `/admin/sell-requests/${id}`,
}

/** What one customer offers to us. */
export const sellRequestsOfCustomer = (customer: number): StaffList<StaffSellRequest> =>
	listOfCustomer({ ...sellRequestRows, columns }, { customer, ordering: newest, hidden: 'seller' })

/** What customers offer to us, as staff work through it: the oldest open one first (B.ADMIN-28). */
export const sellRequestList = (counts: Counts | undefined): StaffList<StaffSellRequest> => ({
	...sellRequestRows,
	columns,
	search: 'Number, vehicle, name, phone',
	ordering: 'created_at',
	tabs: [
		{ tab: '', label: 'Open', count: counts?.open_sell_requests, query: { open: 'true' } },
		{ tab: 'to-schedule', label: 'To schedule', count: counts?.sell_requests_to_schedule, query: { status: 'pending' } },
		{
			tab: 'to-assign',
			label: 'To assign',
			count: counts?.unassigned_inspections,
			query: { to_assign: 'true' },
			ordering: 'inspection_at',
		},
		{ tab: 'overdue', label: 'Overdue', count: counts?.overdue_inspections, query: { overdue: 'true' }, ordering: 'inspection_at' },
		{ tab: 'scheduled', label: 'Scheduled', query: { status: 'inspection_scheduled' }, ordering: 'inspection_at' },
		{ tab: 'under-inspection', label: 'Under inspection', query: { status: 'under_inspection' }, ordering: 'inspection_at' },
		{ tab: 'to-publish', label: 'To publish', count: counts?.sell_requests_to_publish, query: { to_publish: 'true' } },
		{ tab: 'rejected', label: 'Rejected', query: { status: 'rejected' }, ordering: newest },
		{ tab: 'all', label: 'All', query: {}, ordering: newest },
	],
	filters: [{ kind: 'days', label: 'Sent on', from: 'date_from', to: 'date_to' }],
	empty: { title: 'No sell requests here', text: 'A new one shows up by itself.' },
})
