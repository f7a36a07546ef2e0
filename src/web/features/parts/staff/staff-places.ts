import { actionsOfSold, office, type StaffPlace } from '../../../kits/staff-place.ts'

export const places: StaffPlace[] = [
	{
		group: 'Shop',
		rank: 1,
		to: '/admin/orders',
		name: 'Orders',
		icon: 'van',
		roles: office,
		count: { name: 'orders_to_confirm', words: 'to confirm' },
		audited: [{ collection: 'orders', one: 'Order', path: (number) => `/admin/orders/${number}`, actions: actionsOfSold }],
	},
]
