import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import type { MarketVehicle } from '#contract/market/market.ts'
import { api } from '../../../api.ts'

const newestOnHome = 4
/** The last that were listed and can be booked or waited for. */
export async function listNewest(market: Pick<Client, 'market'>['market'], signal?: AbortSignal): Promise<MarketVehicle[]> {
	const reply = await market.list({ query: { status: 'available', page: 1, page_size: newestOnHome }, ...(signal && { signal }) })
	return Array.isArray(reply) ? reply.slice(0, newestOnHome) : reply.results
}
export const newestVehicles = queryOptions({
	queryKey: ['market', 'newest'],
	queryFn: ({ signal }) => listNewest(api.market, signal),
	staleTime: 60_000,
})
