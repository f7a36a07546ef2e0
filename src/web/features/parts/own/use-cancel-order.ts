import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders/orders.ts'
import { api } from '../../../api.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { ownOrder, ownOrders } from './order-queries.ts'

/** Cancels an order of the caller; every screen that shows it changes at once. Throws the refusal. */
export function useCancelOrder({ order_number }: Pick<Order, 'order_number'>) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const params = { order_number }

	function keep(order: Order) {
		queries.setQueryData(ownOrder(order_number).queryKey, order)
		queries.setQueryData(ownOrders.queryKey, (rows) => rows?.map((row) => (row.order_number === order_number ? order : row)))
		// Its pieces can be bought again.
		queries.invalidateQueries({ predicate: ({ queryKey: [area] }) => area === 'parts' || area === 'part' })
	}

	return (reason: string) =>
		writeWork<Order>({
			send: async () => {
				const { message: _, ...order } = await sendOnce(reason, (key) => api.orders.cancel({ params, body: { reason }, key }))
				return order
			},
			look: () => api.orders.show({ params }),
			keep,
			isDone: ({ status, cancel_reason }) => status === 'cancelled' && cancel_reason === reason,
		})
}
