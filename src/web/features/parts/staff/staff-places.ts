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
		waits: [
			{ count: 'orders_to_confirm', one: 'order to confirm', many: 'orders to confirm', to: '/admin/orders?tab=to-confirm' },
			{ count: 'orders_to_pack', one: 'order to pack', many: 'orders to pack', to: '/admin/orders?tab=to-ship' },
			{ count: 'orders_to_pay', one: 'order to pay', many: 'orders to pay', to: '/admin/orders?tab=to-pay' },
			{ count: 'orders_to_refund', one: 'order to refund', many: 'orders to refund', to: '/admin/orders?tab=to-refund' },
		],
		actions: [{ name: 'New order', to: '/admin/orders/new', roles: office, key: 'o' }],
		audited: [{ collection: 'orders', one: 'Order', path: (number) => `/admin/orders/${number}`, actions: actionsOfSold }],
	},
]
