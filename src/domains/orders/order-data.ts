import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { forgetCustomer } from './forget-customer.ts'
import { listCarts } from './list-carts.ts'
import { listDueRefunds, listOpenOrders } from './list-open-orders.ts'
import { listOrders } from './list-orders.ts'

/** A customer's orders of spare parts and the cart. */
export const orderData: PersonalData = {
	exportOwn: async (db, { actor }) => ({
		part_carts: await listCarts(db, { actor, secret: null }),
		orders: (await listOrders(db, actor)).map(({ can: _, ...order }) => order),
	}),
	forget: forgetCustomer,
	listOpen: async (db, customerId) => (await listOpenOrders(db, customerId)).map((order) => ({ kind: 'order', ...order })),
	listRefunds: async (db, customerId) => (await listDueRefunds(db, customerId)).map((owed) => ({ kind: 'order', ...owed })),
}
