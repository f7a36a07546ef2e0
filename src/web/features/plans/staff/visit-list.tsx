import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { visitStatusDisplay, visitStatuses } from '#contract/plans/visit-words.ts'
import { dayOf } from '#shared/days.ts'
import { customerColumn, phoneColumn } from '../../../kits/sold/sold-columns.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { listOfCustomer } from '../../../kits/staff-list/list-of-customer.ts'
import { sheetMoment } from '../../../kits/staff-list/moment-cells.ts'
import type { StaffList } from '../../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../../staff-api.ts'
import type { Column, Filter, ListQuery, ListTab } from '../../../ui/list/list-type.ts'
import { visitWhen } from '../shared/visit-words.ts'
import { VisitStamp, visitState } from './visit-stamp.tsx'

const columns: Column<StaffVisit>[] = [
	{
		id: 'when',
		header: 'When',
		cell: visitWhen,
		text: ({ scheduled_date }) => sheetMoment(scheduled_date),
		sort: 'scheduled_date',
		main: true,
	},
	customerColumn,
	phoneColumn,
	{ id: 'plan', header: 'Plan', cell: ({ plan_name }) => plan_name, long: 'cut' },
	{ id: 'bike', header: 'Bike', cell: ({ vehicle_name }) => vehicle_name, long: 'cut' },
	{ id: 'town', header: 'Town', cell: (visit) => townOf(visit), long: 'cut', optional: true, card: 'none' },
	{ id: 'technician', header: 'Technician', cell: ({ technician_name }) => technician_name || '–', long: 'cut' },
	{ id: 'reference', header: 'Subscription', cell: ({ reference }) => reference },
	{ id: 'state', header: 'State', cell: (visit) => <VisitStamp visit={visit} />, text: visitState, card: 'corner' },
]

const filters: Filter[] = [
	{
		kind: 'select',
		name: 'status',
		label: 'State',
		any: 'Any state',
		options: visitStatuses.map((status) => ({ value: status, label: visitStatusDisplay[status] })),
	},
	{ kind: 'days', label: 'Day', from: 'date_from', to: 'date_to' },
]

type Counts = { open_visits: number; unassigned_visits: number; overdue_visits: number }
const latest = '-scheduled_date'

const tabsWith = (counts: Counts | undefined, today: string): ListTab[] => [
	{ tab: '', label: 'Scheduled', count: counts?.open_visits, query: { status: 'scheduled' } },
	{ tab: 'today', label: 'Today', query: { date_from: today, date_to: today } },
	{ tab: 'to-assign', label: 'To assign', count: counts?.unassigned_visits, query: { status: 'scheduled', unassigned: 'true' } },
	{ tab: 'overdue', label: 'Overdue', count: counts?.overdue_visits, query: { overdue: 'true' } },
	{ tab: 'completed', label: 'Completed', query: { status: 'completed' }, ordering: latest },
	{ tab: 'cancelled', label: 'Cancelled', query: { status: 'cancelled' }, ordering: latest },
	{ tab: 'all', label: 'All', query: {}, ordering: latest },
]

const visitRows = {
	collection: 'visits',
	name: 'Visits',
	list: (query: ListQuery, signal: AbortSignal) => staffApi.visits({ query, signal }),
	keyOf: ({ id }: StaffVisit) => id,
	linkOf: ({ id }: StaffVisit) => `/admin/visits/${id}`,
	ordering: 'scheduled_date',
}

/** The visits of one subscription, the latest first (A.ADMIN-16). */
export const visitsOfSubscription = (subscription: number): StaffList<StaffVisit> => ({
	...visitRows,
	name: 'Visits of this subscription',
	columns: columns.filter(({ id }) => !['customer', 'plan', 'bike', 'reference'].includes(id)),
	always: { subscription: String(subscription) },
	ordering: latest,
	empty: { title: 'No visits yet' },
})

/** The visits of one customer, of whatever plan. */
export const visitsOfCustomer = (customer: number): StaffList<StaffVisit> =>
	listOfCustomer({ ...visitRows, columns }, { customer, ordering: latest })

/** Every visit: of those that are scheduled the next first, those that nobody completed before them (A.ADMIN-19). */
export const visitList = (counts: Counts | undefined): StaffList<StaffVisit> => ({
	...visitRows,
	columns,
	search: 'Reference, name, phone or plan',
	tabs: tabsWith(counts, dayOf(new Date())),
	filters,
	empty: { title: 'No visits here', text: 'Subscribers schedule them; a new one shows up by itself.' },
})
