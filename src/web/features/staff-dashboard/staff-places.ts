import { office, type StaffPlace } from '../../kits/staff-place.ts'

export const places: StaffPlace[] = [
	{ group: 'Company', rank: 0, to: '/admin/dashboard', name: 'Dashboard', icon: 'chart', roles: office },
	{ group: 'Company', rank: 0.5, to: '/admin/page-speed', name: 'Page speed', icon: 'gauge', roles: office },
]
