import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** The caller's orders, newest first. */
export const ownOrders = queryOptions({
	queryKey: ['own', 'orders'],
	queryFn: async () => {
		const listed = await api.orders.list({})
		return Array.isArray(listed) ? listed : listed.results
	},
})

/** One order; reloaded when its page is entered, so that nobody is offered what is no longer possible. */
export const ownOrder = (order_number: string) =>
	queryOptions({
		queryKey: ['own', 'orders', order_number],
		queryFn: () => api.orders.show({ params: { order_number } }),
		refetchOnMount: 'always',
	})
