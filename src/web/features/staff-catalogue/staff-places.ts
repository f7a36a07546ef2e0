import { office, type StaffPlace } from '../../kits/staff-place.ts'

export const places: StaffPlace[] = [
	{
		group: 'Catalogue',
		rank: 1,
		to: '/admin/service-categories',
		name: 'Service categories',
		icon: 'wheel',
		roles: office,
		actions: [{ name: 'New service category', to: '/admin/service-categories/new', roles: office }],
	},
	{
		group: 'Catalogue',
		rank: 2,
		to: '/admin/services',
		name: 'Services & prices',
		icon: 'receipt',
		roles: office,
		actions: [{ name: 'New service', to: '/admin/services/new', roles: ['admin'] }],
	},
]
