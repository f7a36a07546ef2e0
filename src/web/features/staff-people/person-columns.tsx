import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import { PersonStamps } from './person-stamps.tsx'
import { nameOf, stateWords } from './person-words.ts'

type PersonList = StaffList<StaffUser>

/** What every list of accounts shows of a person. */
export const personColumns = {
	name: { id: 'name', header: 'Name', cell: nameOf, sort: 'name', main: true, long: 'cut' },
	phone: { id: 'phone', header: 'Phone', cell: ({ phone_number }) => phone_number || '–' },
	email: { id: 'email', header: 'Email', cell: ({ email }) => email, sort: 'email', long: 'cut' },
	state: { id: 'state', header: 'State', cell: (person) => <PersonStamps person={person} />, text: stateWords, card: 'corner' },
} satisfies Record<string, PersonList['columns'][number]>

export const accountFilter: NonNullable<PersonList['filters']>[number] = {
	kind: 'select',
	name: 'is_active',
	label: 'Account',
	any: 'Any account',
	options: [
		{ value: 'true', label: 'Enabled' },
		{ value: 'false', label: 'Disabled' },
	],
}
