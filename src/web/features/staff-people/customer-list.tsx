import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../staff-api.ts'
import { Plate } from '../../ui/plate.tsx'
import { accountFilter, personColumns } from './person-columns.tsx'

/** Everybody with an account; the company's own people are under Team. */
export const customerList: StaffList<StaffUser> = {
	collection: 'users',
	name: 'Customers',
	list: (query, signal) => staffApi.users({ query: { ...query, role: 'customer' }, signal }),
	keyOf: ({ id }) => id,
	linkOf: ({ id }) => `/admin/customers/${id}`,
	search: 'Name, phone, email or plate',
	ordering: '-created_at',
	filters: [
		accountFilter,
		{
			kind: 'select',
			name: 'is_verified',
			label: 'Email',
			any: 'Any email',
			options: [
				{ value: 'true', label: 'Verified' },
				{ value: 'false', label: 'Not verified' },
			],
		},
	],
	columns: [
		personColumns.name,
		personColumns.phone,
		personColumns.email,
		{
			id: 'bike',
			header: 'Bike',
			cell: ({ registration_number: plate }) => (plate ? <Plate size="small">{formatRegistration(plate)}</Plate> : '–'),
			text: ({ registration_number: plate }) => formatRegistration(plate),
		},
		personColumns.state,
		{
			id: 'since',
			header: 'Since',
			cell: ({ created_at }) => formatDay(dayOf(new Date(created_at)), dayOf(new Date())),
			text: ({ created_at }) => dayOf(new Date(created_at)),
			sort: 'created_at',
			first: 'down',
		},
		{ id: 'repairs', header: 'Repairs', cell: ({ repairs_count }) => repairs_count, number: true },
	],
	empty: { title: 'Nobody here', text: 'Customers appear here once they sign up.' },
}
