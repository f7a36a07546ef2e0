import { repairKinds } from '#contract/repairs/repair-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-work.ts'
import { formatRupees } from '#shared/money.ts'
import { staffApi } from '../../../staff-api.ts'
import type { Column } from '../../../ui/data-table.tsx'
import type { Filter } from '../../../ui/filter-bar.tsx'
import type { List, ListTab } from '../../../ui/list-page.tsx'
import type { ListQuery } from '../../../ui/list-state.ts'
import { Plate } from '../../../ui/plate.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { isOver, jobOf, plateOf, stampOf, whenOf } from './repair-words.ts'

const kindNames: Record<(typeof repairKinds)[number], string> = { scheduled: 'For an hour', service_now: 'As soon as possible' }

const columns: Column<StaffRepair>[] = [
	{ id: 'when', header: 'When', cell: (repair) => whenOf(repair), sort: 'schedule' },
	{ id: 'reference', header: 'Reference', cell: ({ reference }) => reference, sort: 'reference', main: true },
	{ id: 'customer', header: 'Customer', cell: ({ customer_name }) => customer_name },
	{ id: 'bike', header: 'Bike', cell: (repair) => <RepairPlate repair={repair} /> },
	{ id: 'job', header: 'Job', cell: jobOf, wide: true },
	{ id: 'technician', header: 'Technician', cell: (repair) => <TechnicianName repair={repair} /> },
	{
		id: 'state',
		header: 'State',
		cell: ({ status, status_display }) => <Stamp kind={stampOf[status]}>{status_display}</Stamp>,
		sort: 'status',
		card: 'corner',
	},
	{
		id: 'amount',
		header: 'Amount',
		cell: ({ total_amount }) => formatRupees(total_amount),
		sort: 'total_amount',
		first: 'down',
		number: true,
	},
]

function RepairPlate({ repair }: { repair: Pick<StaffRepair, 'services' | 'registration_number'> }) {
	const { words, kind, carries } = plateOf(repair)
	return (
		<Plate size="small" kind={kind} carries={carries}>
			{words}
		</Plate>
	)
}

function TechnicianName({ repair }: { repair: StaffRepair }) {
	if (repair.technician) return repair.technician.name
	if (isOver(repair)) return '–'
	return (
		<Text as="span" size="small" tone="bad" weight="strong">
			unassigned
		</Text>
	)
}

const nobody = 'none'
/** 'Unassigned' is a choice among the technicians on the screen, and a question of its own on the wire. */
const asAsked = ({ technician, ...query }: ListQuery): ListQuery =>
	technician === nobody ? { ...query, unassigned: 'true' } : { ...query, technician }

type Person = { id: number; name: string }
type Counts = { open_repairs: number; to_confirm: number; to_pay: number }

const tabsWith = (counts: Counts | undefined): ListTab[] => [
	{ tab: '', label: 'Open repairs', count: counts?.open_repairs, query: { open: 'true' } },
	{ tab: 'to-confirm', label: 'To confirm', count: counts?.to_confirm, query: { status: 'pending' } },
	{ tab: 'to-pay', label: 'To pay', count: counts?.to_pay, query: { status: 'completed', payment_status: 'due' } },
	{ tab: 'all', label: 'All', query: {}, ordering: '-schedule' },
]

const filtersWith = (technicians: readonly Person[]): Filter[] => [
	{
		kind: 'select',
		name: 'technician',
		label: 'Technician',
		any: 'Any technician',
		options: [{ value: nobody, label: 'Unassigned' }, ...technicians.map(({ id, name }) => ({ value: String(id), label: name }))],
	},
	{
		kind: 'select',
		name: 'kind',
		label: 'Kind',
		any: 'Any kind',
		options: repairKinds.map((kind) => ({ value: kind, label: kindNames[kind] })),
	},
	{ kind: 'date', name: 'date_from', label: 'From' },
	{ kind: 'date', name: 'date_to', label: 'To' },
]

const repairRows = {
	collection: 'repair-bookings',
	name: 'Repairs',
	list: (query: ListQuery, signal: AbortSignal) => staffApi.repairBookings({ query: asAsked(query), signal }),
	keyOf: ({ id }: StaffRepair) => id,
	linkOf: ({ id }: StaffRepair) => `/admin/repairs/${id}`,
	ordering: 'schedule',
}

/** Every repair, as staff work through them. */
export const repairList = (counts: Counts | undefined, technicians: readonly Person[]): List<StaffRepair> => ({
	...repairRows,
	columns,
	search: 'Reference, name, phone or plate',
	tabs: tabsWith(counts),
	filters: filtersWith(technicians),
	empty: { title: 'No repairs here', text: 'A new booking shows up by itself.' },
})

/** The repairs of a technician, as he sees them: his own. */
export const ownWorkList: List<StaffRepair> = {
	...repairRows,
	columns: columns.filter(({ id }) => id !== 'technician'),
	search: 'Reference, name, phone or plate',
	tabs: [
		{ tab: '', label: 'To do', query: { open: 'true' } },
		{ tab: 'all', label: 'All', query: {}, ordering: '-schedule' },
	],
	empty: { title: 'Nothing to do', text: 'What you are sent to shows up by itself.' },
}

/** The repairs of one customer. */
export const repairsOfCustomer = (customer: number): List<StaffRepair> => ({
	...repairRows,
	columns: columns.filter(({ id }) => id !== 'customer'),
	always: { customer: String(customer) },
	ordering: '-schedule',
	empty: { title: 'No repairs yet' },
})
