import { actionsOfPhotos, actionsOfSold, office, type StaffPlace } from '../../../kits/staff-place.ts'

export const places: StaffPlace[] = [
	{
		group: 'Work',
		rank: 2,
		to: '/admin/repairs',
		name: 'Repairs',
		icon: 'spanner',
		roles: ['technician', 'staff', 'admin'],
		count: { name: 'to_confirm', words: 'to confirm' },
		inBar: true,
		waits: [
			{ count: 'to_confirm', one: 'repair to confirm', many: 'repairs to confirm', to: '/admin/repairs?tab=to-confirm' },
			{ count: 'unassigned', one: 'repair to assign', many: 'repairs to assign', to: '/admin/repairs?technician=none' },
			{ count: 'to_pay', one: 'repair to pay', many: 'repairs to pay', to: '/admin/repairs?tab=to-pay' },
			{ count: 'to_refund', one: 'repair to refund', many: 'repairs to refund', to: '/admin/repairs?tab=to-refund' },
		],
		actions: [{ name: 'New booking', to: '/admin/repairs/new', roles: office, key: 'n' }],
		audited: [
			{
				collection: 'repair-bookings',
				one: 'Repair',
				path: (id) => `/admin/repairs/${id}`,
				actions: {
					...actionsOfSold,
					...actionsOfPhotos,
					'propose-extra-work': 'proposed extra work',
					'approve-extra-work': 'approved extra work',
					'decline-extra-work': 'declined extra work',
					'withdraw-extra-work': 'withdrew extra work',
				},
			},
		],
	},
]
