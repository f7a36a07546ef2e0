import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#contract/admin/staff-day.ts'
import { stepOfInspection } from '#contract/market/inspection-words.ts'
import type { SellDocument } from '#contract/market/sell-words.ts'
import type { StaffSellRequest } from '#contract/market/staff-selling.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { staffApi } from '../../../staff-api.ts'
import { changeWork } from '../../../state/staff-day.ts'

/** One sell request as the company reads it; reloaded when its screen is entered. */
export const staffSellRequest = (id: number) =>
	queryOptions({
		queryKey: ['staff', 'sell-requests', id],
		queryFn: ({ signal }) => staffApi.sellRequest({ params: { id }, signal }),
		refetchOnMount: 'always',
	})

type Change = Parameters<typeof staffApi.changeSellRequest>[0]['body']
type Offer = Parameters<typeof staffApi.makeOffer>[0]['body']
type Publish = Parameters<typeof staffApi.publishVehicle>[0]['body']

/** Another time, place or technician, or the next step (B.ADMIN-29). Throws the refusal. */
export const changeSellRequest = (queries: QueryClient, id: number, body: Change, key?: string) =>
	write(queries, id, {
		send: () => staffApi.changeSellRequest({ params: { id }, body, ...(key !== undefined && { key }) }),
		isDone: ({ status, technician_id, starts_at, pickup_address, contact_number }) =>
			(body.status === undefined || body.status === status) &&
			(body.pickup_address === undefined || body.pickup_address === pickup_address) &&
			(body.contact_number === undefined || body.contact_number === contact_number) &&
			(body.technician === undefined || body.technician === technician_id) &&
			body.schedule_date === undefined &&
			starts_at !== null,
	})

/** All that the office writes to one sell request. Each throws the refusal and is done once, however often it is sent. */
export function useSellWrites({ id }: Pick<StaffSellRequest, 'id'>) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const params = { id }
	return {
		change: (body: Change) => sendOnce(body, (key) => changeSellRequest(queries, id, body, key)),
		judge: ({ type, ...body }: { type: SellDocument; acceptable: boolean; note?: string }) =>
			write(queries, id, {
				send: () => sendOnce([type, body], (key) => staffApi.judgeSellDocument({ params: { id, type }, body, key })),
				isDone: ({ documents }) => documents[type]?.acceptable === body.acceptable,
			}),
		offer: (body: Offer) =>
			write(queries, id, {
				send: () => sendOnce(body, (key) => staffApi.makeOffer({ params, body, key })),
				isDone: () => false,
			}),
		withdraw: (offer: number) =>
			write(queries, id, {
				send: () => sendOnce(['withdraw', offer], (key) => staffApi.withdrawOffer({ params: { id, offer }, body: {}, key })),
				isDone: ({ offers }) => offers.some((each) => each.id === offer && each.status === 'withdrawn'),
			}),
		publish: (body: Publish) =>
			write(queries, id, {
				send: () => sendOnce(body, (key) => staffApi.publishVehicle({ params, body, key })),
				isDone: ({ used_vehicle }) => used_vehicle !== null,
			}),
	}
}

type SellWrite = { send: () => Promise<StaffSellRequest>; isDone: (request: StaffSellRequest) => boolean }

const write = (queries: QueryClient, id: number, { send, isDone }: SellWrite) =>
	writeWork<StaffSellRequest>({
		send,
		look: () => queries.fetchQuery({ ...staffSellRequest(id), staleTime: 0 }),
		keep: (request) => keepRequest(queries, request),
		isDone,
	})

/** Shows its new state on every screen at once, and asks for what else the change has moved. */
function keepRequest(queries: QueryClient, request: StaffSellRequest) {
	const { id, status, status_display, technician_id, starts_at, ends_at, version } = request
	queries.setQueryData(staffSellRequest(id).queryKey, request)
	if (starts_at && ends_at) {
		const change = { status: stepOfInspection(status), status_display, technician_id, starts_at, ends_at, version }
		queries.setQueriesData<Day>({ queryKey: ['staff', 'day'] }, (day) => day && changeWork(day, { work: 'inspection', id }, change))
	}
	queries.invalidateQueries({
		predicate: ({ queryKey: [area, collection, of, part] }) =>
			area === 'market' || (area === 'staff' && concerned.includes(collection) && (of !== id || part !== undefined)),
	})
}
const concerned: unknown[] = ['sell-requests', 'vehicles', 'day', 'counts', 'audit-log']
