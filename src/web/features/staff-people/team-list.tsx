import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { sheetMoment } from '../../kits/staff-list/moment-cells.ts'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../staff-api.ts'
import { momentWords } from '../../ui/moment-words.ts'
import { accountFilter, personColumns } from './person-columns.tsx'
import { goesToCustomers, roleNames, teamRoles } from './person-words.ts'

/** The company's people: who they are, what they may, and whether they can be sent. */
export const teamList: StaffList<StaffUser> = {
	collection: 'users',
	name: 'Team',
	list: (query, signal) => staffApi.users({ query: { ...query, is_staff: 'true' }, signal }),
	keyOf: ({ id }) => id,
	linkOf: ({ id }) => `/admin/team/${id}`,
	search: 'Name, phone or email',
	ordering: 'name',
	filters: [
		{
			kind: 'select',
			name: 'role',
			label: 'Role',
			any: 'Any role',
			options: teamRoles.map((value) => ({ value, label: roleNames[value] })),
		},
		accountFilter,
	],
	columns: [
		personColumns.name,
		{ id: 'role', header: 'Role', cell: ({ role }) => roleNames[role] },
		personColumns.email,
		personColumns.phone,
		{ id: 'field', header: 'Goes to customers', cell: (person) => (goesToCustomers(person) ? 'yes' : 'no') },
		personColumns.state,
		{
			id: 'seen',
			header: 'Last login',
			cell: ({ last_login_at: at }) => (at ? momentWords(at) : 'never'),
			text: ({ last_login_at }) => sheetMoment(last_login_at),
		},
	],
	empty: { title: 'Nobody here', text: 'People appear here once an admin invites them.' },
}
