import { office, type StaffPlace } from '../../kits/staff-place.ts'

export const places: StaffPlace[] = [
	{ group: 'Customers', rank: 1, to: '/admin/customers', name: 'Customers', icon: 'people', roles: office, inBar: true },
]
