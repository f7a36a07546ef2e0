import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../staff-api.ts'
import { Plate } from '../../ui/plate.tsx'
import { PersonStamps } from './person-stamps.tsx'
import { nameOf, stateWords } from './person-words.ts'

/** Everybody with an account; the company's own people under tabs of their own. */
export const customerList: StaffList<StaffUser> = {
	collection: 'users',
	name: 'Customers',
	list: (query, signal) => staffApi.users({ query, signal }),
	keyOf: ({ id }) => id,
	linkOf: ({ id }) => `/admin/customers/${id}`,
	search: 'Name, phone, e-mail, plate or reference',
	ordering: '-created_at',
	tabs: [
		{ tab: '', label: 'Customers', query: { role: 'customer' } },
		{ tab: 'technicians', label: 'Technicians', query: { role: 'technician' }, ordering: 'name' },
		{ tab: 'staff', label: 'Staff', query: { role: 'staff' }, ordering: 'name' },
		{ tab: 'admins', label: 'Admins', query: { role: 'admin' }, ordering: 'name' },
	],
	filters: [
		{
			kind: 'select',
			name: 'is_active',
			label: 'Account',
			any: 'Any account',
			options: [
				{ value: 'true', label: 'Enabled' },
				{ value: 'false', label: 'Disabled' },
			],
		},
		{
			kind: 'select',
			name: 'is_verified',
			label: 'E-mail',
			any: 'Any e-mail',
			options: [
				{ value: 'true', label: 'Verified' },
				{ value: 'false', label: 'Not verified' },
			],
		},
	],
	columns: [
		{ id: 'name', header: 'Name', cell: nameOf, sort: 'name', main: true, long: 'cut' },
		{ id: 'phone', header: 'Phone', cell: ({ phone_number }) => phone_number || '–' },
		{ id: 'email', header: 'E-mail', cell: ({ email }) => email, sort: 'email', long: 'cut' },
		{
			id: 'bike',
			header: 'Bike',
			cell: ({ registration_number: plate }) => (plate ? <Plate size="small">{formatRegistration(plate)}</Plate> : '–'),
			text: ({ registration_number: plate }) => formatRegistration(plate),
		},
		{ id: 'state', header: 'State', cell: (person) => <PersonStamps person={person} />, text: stateWords, card: 'corner' },
		{
			id: 'since',
			header: 'Since',
			cell: ({ created_at }) => formatDay(dayOf(new Date(created_at)), dayOf(new Date())),
			sort: 'created_at',
			first: 'down',
		},
		{ id: 'repairs', header: 'Repairs', cell: ({ repairs_count }) => repairs_count, number: true },
	],
	empty: { title: 'Nobody here', text: 'Whoever signs up stands here.' },
}
