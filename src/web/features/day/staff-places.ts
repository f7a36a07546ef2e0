import { office, type StaffPlace } from '../../kits/staff-place.ts'

export const places: StaffPlace[] = [
	{
		group: 'Work',
		rank: 1,
		to: '/admin',
		name: 'Today',
		icon: 'clock',
		roles: office,
		count: { name: 'unassigned', words: 'unassigned' },
		inBar: true,
		isIndex: true,
	},
	{
		group: 'Work',
		rank: 1,
		to: '/admin/my-day',
		name: 'My day',
		icon: 'clock',
		roles: ['technician'],
		count: { name: 'today', words: 'today' },
		inBar: true,
	},
]
