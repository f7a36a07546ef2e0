import { repairKinds } from '#contract/repairs/repair-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { formatRegistration } from '#shared/registration.ts'
import { moneyWords } from '../../../kits/payment/payment-words.ts'
import { amountColumn, customerColumn, paymentFilter, phoneColumn, stateColumn } from '../../../kits/sold/sold-columns.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { listOfCustomer } from '../../../kits/staff-list/list-of-customer.ts'
import { momentCells, sheetTime } from '../../../kits/staff-list/moment-cells.ts'
import type { StaffList } from '../../../kits/staff-list/staff-list-type.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import { WaitingClock } from '../../../kits/work/waiting-clock.tsx'
import { staffApi } from '../../../staff-api.ts'
import type { Column, Filter, ListQuery, ListTab } from '../../../ui/list/list-type.ts'
import { Text } from '../../../ui/text.tsx'
import { isOver, jobOf, plateBikeOf, shortWhenOf, stampOf } from '../shared/repair-words.ts'
import { repairActions } from './repair-actions.ts'

const kindNames: Record<(typeof repairKinds)[number], string> = { scheduled: 'For an hour', service_now: 'As soon as possible' }

/** What the plate says, for files. */
const plateText = ({ registration_number, services: [line] }: StaffRepair) =>
	registration_number ? formatRegistration(registration_number) : (line?.model ?? '')

const columns: Column<StaffRepair>[] = [
	{
		id: 'when',
		header: 'When',
		cell: (repair) => (
			<>
				{shortWhenOf(repair)} <WaitingClock since={repair.created_at} callBy={repair.call_by} />
			</>
		),
		text: ({ kind, schedule_date, schedule_time }) =>
			kind === 'service_now' ? kindNames.service_now : sheetTime(schedule_date, schedule_time),
		sort: 'schedule',
	},
	{ id: 'reference', header: 'Reference', cell: ({ reference }) => reference, sort: 'reference', main: true },
	customerColumn,
	phoneColumn,
	{ id: 'town', header: 'Town', cell: (repair) => townOf(repair), long: 'cut', optional: true, card: 'none' },
	{ id: 'bike', header: 'Bike', cell: (repair) => <BikePlate bike={plateBikeOf(repair)} size="small" />, text: plateText },
	{ id: 'job', header: 'Job', cell: jobOf, long: 'break' },
	{
		id: 'technician',
		header: 'Technician',
		cell: (repair) => <TechnicianName repair={repair} />,
		text: (repair) => technicianOf(repair),
		long: 'cut',
	},
	{ ...stateColumn(({ status }) => stampOf[status]), sort: 'status' },
	{ ...amountColumn, sort: 'total_amount', first: 'down' },
	{
		id: 'payment',
		header: 'Payment',
		cell: moneyWords,
		optional: true,
		card: 'none',
	},
	{
		id: 'booked',
		header: 'Booked',
		...momentCells('created_at'),
		sort: 'created_at',
		first: 'down',
		optional: true,
		card: 'none',
	},
]

const technicianOf = (repair: StaffRepair) => repair.technician?.name ?? (isOver(repair) ? '–' : 'unassigned')

function TechnicianName({ repair }: { repair: StaffRepair }) {
	if (repair.technician || isOver(repair)) return technicianOf(repair)
	return (
		<Text as="span" size="small" tone="bad" weight="strong">
			unassigned
		</Text>
	)
}

const nobody = 'none'
/** 'Unassigned' is a choice among the technicians on the screen, and a filter of its own in the call. */
const toWireQuery = ({ technician, ...query }: ListQuery): ListQuery =>
	technician === nobody ? { ...query, unassigned: 'true' } : { ...query, technician }

type Person = { id: number; name: string }
type Counts = { open_repairs: number; to_confirm: number; to_pay: number; to_refund: number }

const tabsWith = (counts: Counts | undefined): ListTab[] => [
	{ tab: '', label: 'Open repairs', count: counts?.open_repairs, query: { open: 'true' } },
	{ tab: 'to-confirm', label: 'To confirm', count: counts?.to_confirm, query: { status: 'pending' } },
	{ tab: 'to-pay', label: 'To pay', count: counts?.to_pay, query: { status: 'completed', payment_status: 'due' } },
	{ tab: 'to-refund', label: 'To refund', count: counts?.to_refund, query: { payment_status: 'refund_due' } },
	{ tab: 'in-progress', label: 'In progress', query: { status: 'in_progress' } },
	{ tab: 'completed', label: 'Completed', query: { status: 'completed' }, ordering: '-schedule' },
	{ tab: 'cancelled', label: 'Cancelled', query: { status: 'cancelled' }, ordering: '-schedule' },
	{ tab: 'all', label: 'All', query: {}, ordering: '-schedule' },
]

const filtersWith = (technicians: readonly Person[]): Filter[] => [
	{
		kind: 'select',
		name: 'technician',
		label: 'Technician',
		any: 'Any technician',
		options: [{ value: nobody, label: 'Unassigned' }, ...technicians.map(({ id, name }) => ({ value: String(id), label: name }))],
		isOpen: true,
	},
	{
		kind: 'select',
		name: 'kind',
		label: 'Kind',
		any: 'Any kind',
		options: repairKinds.map((kind) => ({ value: kind, label: kindNames[kind] })),
	},
	paymentFilter,
	{ kind: 'days', label: 'Day', from: 'date_from', to: 'date_to' },
]

const repairRows = {
	collection: 'repair-bookings',
	name: 'Repairs',
	list: (query: ListQuery, signal: AbortSignal) => staffApi.repairBookings({ query: toWireQuery(query), signal }),
	keyOf: ({ id }: StaffRepair) => id,
	linkOf: ({ id }: StaffRepair) => `/admin/repairs/${id}`,
	ordering: 'schedule',
}

/** Every repair, as staff work through them. */
export const repairList = (counts: Counts | undefined, technicians: readonly Person[]): StaffList<StaffRepair> => ({
	...repairRows,
	columns,
	search: 'Number, name, phone, plate',
	tabs: tabsWith(counts),
	filters: filtersWith(technicians),
	actions: repairActions(technicians),
	empty: { title: 'No repairs here', text: 'A new booking shows up by itself.' },
})

/** The repairs of a technician, as he sees them: his own. */
export const ownWorkList: StaffList<StaffRepair> = {
	...repairRows,
	columns: columns.filter(({ id }) => id !== 'technician'),
	search: 'Number, name, phone, plate',
	tabs: [
		{ tab: '', label: 'To do', query: { open: 'true' } },
		{ tab: 'all', label: 'All', query: {}, ordering: '-schedule' },
	],
	empty: { title: 'Nothing to do', text: 'What you are sent to shows up by itself.' },
}

/** The repairs of one customer. */
export const repairsOfCustomer = (customer: number): StaffList<StaffRepair> =>
	listOfCustomer({ ...repairRows, columns }, { customer, ordering: '-schedule' })
