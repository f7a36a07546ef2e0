import { office, type StaffPlace } from '../../kits/staff-place.ts'

export const places: StaffPlace[] = [
	{
		group: 'Customers',
		rank: 1,
		to: '/admin/customers',
		name: 'Customers',
		icon: 'people',
		roles: office,
		inBar: true,
		audited: [
			{
				collection: 'users',
				one: 'Account',
				path: (id) => `/admin/customers/${id}`,
				actions: { unlock: 'unlocked', 'resend-verification': 'sent the verification mail again' },
			},
		],
	},
	{
		group: 'Company',
		rank: 2,
		to: '/admin/team',
		name: 'Team',
		icon: 'shield',
		roles: office,
		actions: [{ name: 'Invite to the team', to: '/admin/team?invite=1', roles: ['admin'] }],
	},
]
