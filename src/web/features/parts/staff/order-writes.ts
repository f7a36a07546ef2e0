import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { StaffOrder, StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { paise, rupees } from '#shared/money.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { staffApi } from '../../../staff-api.ts'

/** One order with everything; reloaded when its screen is entered. */
export const staffOrder = (order_number: string) =>
	queryOptions({
		queryKey: ['staff', 'orders', order_number],
		queryFn: ({ signal }) => staffApi.order({ params: { order_number }, signal }),
		refetchOnMount: 'always',
	})

type ChangeBody = Parameters<typeof staffApi.changeOrder>[0]['body']
/** With the version that was seen: with an older one than the stored one the change is refused (D-48, B.ADMIN-36). */
export type OrderChange = ChangeBody & { version: number }

/** Sends a change and shows it nowhere, for many at once. Throws the refusal. */
export const sendOrderChange = (order_number: string, change: OrderChange) =>
	staffApi.changeOrder({ params: { order_number }, body: change })

type Payment = { method: PaymentMethod; amount: number; before: Pick<StaffOrder, 'paid_amount'> }

/** All that the company writes to one order. Each throws the refusal and is done once, however often it is sent. */
export function useOrderWrites({ order_number }: Pick<StaffOrder, 'order_number'>) {
	const queries = useQueryClient()
	const payOnce = useIdempotentSend()
	const refundOnce = useIdempotentSend()
	const noteOnce = useIdempotentSend()
	const params = { order_number }
	const write = (send: () => Promise<StaffOrderInFull>, isDone: (order: StaffOrderInFull) => boolean) =>
		writeWork<StaffOrderInFull>({
			send,
			look: () => queries.fetchQuery({ ...staffOrder(order_number), staleTime: 0 }),
			keep: (order) => keepOrder(queries, order),
			isDone,
		})
	return {
		/** The next step, a cancellation, or with whom it travels. */
		change: (change: OrderChange) => {
			const { version: _, reason, ...wanted } = change
			return write(
				() => sendOrderChange(order_number, change),
				(order) =>
					Object.entries(wanted).every(([field, value]) => value === undefined || order[field as keyof typeof wanted] === value) &&
					(reason === undefined || order.cancel_reason === reason),
			)
		},
		/** Remembers that money came, how and how much, in rupees; `before` is how it was looked at (D-61). */
		pay: ({ method, amount, before }: Payment) => {
			const body = { method, amount }
			const paid = rupees(paise(before.paid_amount) + paise(amount))
			return write(
				() => payOnce(body, (key) => staffApi.recordOrderPayment({ params, body, key })),
				(order) => order.payment_method === method && order.paid_amount === paid,
			)
		},
		/** Remembers that what was paid was given back, and how (D-61). */
		refund: (method: PaymentMethod) =>
			write(
				() => refundOnce(method, (key) => staffApi.recordOrderRefund({ params, body: { method }, key })),
				({ payment_status, refund_method }) => payment_status === 'refunded' && refund_method === method,
			),
		/** A note for the company alone. Two notes may have the same text, so only the reply shows that this one was saved. */
		note: (text: string) =>
			write(
				() => noteOnce(text, (key) => staffApi.addOrderNote({ params, body: { text }, key })),
				() => false,
			),
	}
}

/** Shows an order's new state at once, and asks for what else the change has moved; a cancellation gives pieces back. */
function keepOrder(queries: QueryClient, order: StaffOrderInFull) {
	queries.setQueryData(staffOrder(order.order_number).queryKey, order)
	queries.invalidateQueries({
		queryKey: ['staff'],
		// The order itself is what the server just said.
		predicate: ({ queryKey: [, collection, of] }) => concerned.includes(collection) && of !== order.order_number,
	})
}
const concerned: unknown[] = ['orders', 'counts', 'audit-log', 'parts']
