import { office, type StaffPlace } from '../../kits/staff-place.ts'

export const places: StaffPlace[] = [
	{ group: 'Company', rank: 1, to: '/admin/hours', name: 'Hours', icon: 'calendar', roles: office },
	{ group: 'Company', rank: 2, to: '/admin/technicians', name: 'Technicians', icon: 'van', roles: office },
	{ group: 'Company', rank: 4, to: '/admin/settings', name: 'Settings', icon: 'settings', roles: office },
]
