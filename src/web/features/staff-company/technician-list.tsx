import type { StaffTechnician } from '#contract/accounts/staff-accounts.ts'
import { dialable } from '#shared/phone.ts'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../staff-api.ts'
import { Stamp } from '../../ui/stamp.tsx'

/** Whoever can be sent, with what is still open for each (B.ADMIN-22). A row leads to the technician's repairs. */
export const technicianList: StaffList<StaffTechnician> = {
	collection: 'technicians',
	name: 'Technicians',
	list: (query, signal) => staffApi.technicians({ query, signal }),
	keyOf: ({ id }) => id,
	linkOf: ({ id }) => `/admin/repairs?technician=${id}`,
	search: 'Name, phone or email',
	ordering: 'name',
	filters: [
		{
			kind: 'select',
			name: 'is_active',
			label: 'State',
			any: 'Every state',
			options: [
				{ value: 'true', label: 'Active' },
				{ value: 'false', label: 'Disabled' },
			],
		},
	],
	columns: [
		{ id: 'name', header: 'Name', cell: ({ name, email }) => name || email, sort: 'name', main: true, long: 'cut' },
		{
			id: 'phone',
			header: 'Phone',
			cell: ({ phone_number: phone }) => (phone ? <a href={dialable(phone)}>{phone}</a> : 'no number'),
			text: ({ phone_number }) => phone_number,
		},
		{ id: 'email', header: 'Email', cell: ({ email }) => email, long: 'cut' },
		{
			id: 'state',
			header: 'State',
			cell: ({ is_active }) => (is_active ? <Stamp kind="ok">Active</Stamp> : <Stamp kind="bad">Disabled</Stamp>),
			text: ({ is_active }) => (is_active ? 'Active' : 'Disabled'),
			card: 'corner',
		},
		{ id: 'open', header: 'Open work', cell: ({ open_work }) => open_work, number: true },
	],
	empty: {
		title: 'No technicians yet',
		text: 'An admin invites technicians under Team.',
	},
}
