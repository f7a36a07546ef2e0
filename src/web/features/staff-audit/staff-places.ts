import { office, type StaffPlace } from '../../kits/staff-place.ts'

export const places: StaffPlace[] = [
	{
		group: 'Company',
		rank: 3,
		to: '/admin/audit-log',
		name: 'Audit log',
		icon: 'eye',
		roles: office,
		// Everybody's own, with no screen but the lists.
		audited: [{ collection: 'saved-views', one: 'Saved view' }],
	},
]
