import { office, type StaffPlace } from '../../kits/staff-place.ts'

export const places: StaffPlace[] = [
	{
		group: 'Work',
		rank: 9,
		to: '/admin/notifications',
		name: 'Notifications',
		icon: 'bell',
		roles: office,
		count: { name: 'unread_notifications', words: 'new' },
	},
]
