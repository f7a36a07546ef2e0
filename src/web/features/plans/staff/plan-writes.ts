import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { StaffRequest, StaffSubscription } from '#contract/plans/staff-plans.ts'
import { paise, rupees } from '#shared/money.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { staffApi } from '../../../staff-api.ts'

/** One request; reloaded when its screen is entered. */
export const staffRequest = (id: number) =>
	queryOptions({
		queryKey: ['staff', 'subscription-requests', id],
		queryFn: ({ signal }) => staffApi.subscriptionRequest({ params: { id }, signal }),
		refetchOnMount: 'always',
	})

/** One subscription; reloaded when its screen is entered. */
export const staffSubscription = (id: number) =>
	queryOptions({
		queryKey: ['staff', 'subscriptions', id],
		queryFn: ({ signal }) => staffApi.subscription({ params: { id }, signal }),
		refetchOnMount: 'always',
	})

type RequestBody = Parameters<typeof staffApi.changeSubscriptionRequest>[0]['body']
/** With the version that was seen: with an older one than the stored one the change is refused (D-48). */
export type RequestChange = RequestBody & { version: number }
type SubscriptionBody = Parameters<typeof staffApi.changeSubscription>[0]['body']
type SubscriptionChange = SubscriptionBody & { version: number }

type MoveBody = Parameters<typeof staffApi.moveSubscription>[0]['body']

type PhoneRequest = Parameters<typeof staffApi.requestForCustomer>[0]['body']
/** Asks for a plan for a customer who phones, once, however often it is sent; answers the request. Throws the refusal. */
export function useRequestForCustomer() {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	return async (body: PhoneRequest) => {
		const request = await sendOnce(body, (key) => staffApi.requestForCustomer({ body, key }))
		queries.setQueryData(staffRequest(request.id).queryKey, request)
		invalidateOthers(queries, 'subscription-requests', request.id)
		return request
	}
}

/** Decides about a request and shows it nowhere, for many at once. Throws the refusal. */
export const sendRequestChange = (id: number, change: RequestChange, key?: string) =>
	staffApi.changeSubscriptionRequest({ params: { id }, body: change, key })

/** All that the company writes to one request. Throws the refusal; done once, however often it is sent. */
export function useRequestWrites({ id }: Pick<StaffRequest, 'id'>) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	return {
		change: (change: RequestChange) =>
			writeWork<StaffRequest>({
				send: () => sendOnce(change, (key) => sendRequestChange(id, change, key)),
				look: () => queries.fetchQuery({ ...staffRequest(id), staleTime: 0 }),
				keep: (request) => {
					queries.setQueryData(staffRequest(id).queryKey, request)
					invalidateOthers(queries, 'subscription-requests', id)
				},
				isDone: ({ status, admin_notes }) => (change.status === undefined ? admin_notes === change.admin_notes : status === change.status),
			}),
	}
}

type Payment = { method: PaymentMethod; amount: number; before: Pick<StaffSubscription, 'paid_amount'> }

/** All that the company writes to one subscription. Each throws the refusal and is done once, however often it is sent. */
export function useSubscriptionWrites({ id }: Pick<StaffSubscription, 'id'>) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const params = { id }
	const write = (send: () => Promise<StaffSubscription>, isDone: (row: StaffSubscription) => boolean) =>
		writeWork<StaffSubscription>({
			send,
			look: () => queries.fetchQuery({ ...staffSubscription(id), staleTime: 0 }),
			keep: (subscription) => {
				queries.setQueryData(staffSubscription(id).queryKey, subscription)
				invalidateOthers(queries, 'subscriptions', id)
			},
			isDone,
		})
	return {
		/** Corrects its end or the visits allowed. */
		change: (body: SubscriptionChange) =>
			write(
				() => sendOnce(body, (key) => staffApi.changeSubscription({ params, body, key })),
				({ end_date, max_visits, note }) => end_date === body.end_date && max_visits === body.max_visits && note === body.note,
			),
		cancel: (body: { reason: string; version: number }) =>
			write(
				() => sendOnce(body, (key) => staffApi.cancelSubscription({ params, body, key })),
				({ status, cancel_reason }) => status === 'cancelled' && cancel_reason === body.reason,
			),
		/** Remembers that money came, how and how much, in rupees; `before` is how it was looked at (D-61). */
		pay: ({ method, amount, before }: Payment) => {
			const body = { method, amount }
			const paid = rupees(paise(before.paid_amount) + paise(amount))
			return write(
				() => sendOnce(body, (key) => staffApi.recordSubscriptionPayment({ params, body, key })),
				(row) => row.payment_method === method && row.paid_amount === paid,
			)
		},
		/** Remembers that what is due was given back, and how (D-61). */
		refund: (method: PaymentMethod) =>
			write(
				() => sendOnce(['refund', method], (key) => staffApi.recordSubscriptionRefund({ params, body: { method }, key })),
				({ payment_status, refund_method }) => payment_status === 'refunded' && refund_method === method,
			),
		/** Moves it to another bike or to the bike's new owner; answers the subscription that goes on. */
		move: async (body: MoveBody & { version: number }) => {
			const next = await sendOnce(body, (key) => staffApi.moveSubscription({ params, body, key }))
			queries.setQueryData(staffSubscription(next.id).queryKey, next)
			invalidateOthers(queries, 'subscriptions', next.id)
			return next
		},
		/** Begins the next period at the price of today; answers the new subscription. */
		renew: async () => {
			const next = await sendOnce('renew', (key) => staffApi.renewSubscription({ params, body: {}, key }))
			queries.setQueryData(staffSubscription(next.id).queryKey, next)
			invalidateOthers(queries, 'subscriptions', next.id)
			return next
		},
	}
}

/** Asks for what else a change has moved; the thing itself is what the server just said. */
function invalidateOthers(queries: QueryClient, own: string, id: number) {
	queries.invalidateQueries({
		queryKey: ['staff'],
		predicate: ({ queryKey: [, collection, of] }) => concerned.includes(collection) && !(collection === own && of === id),
	})
}
const concerned: unknown[] = ['subscription-requests', 'subscriptions', 'visits', 'counts', 'audit-log', 'customer-history']
