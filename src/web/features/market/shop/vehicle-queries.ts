import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, type Client } from '#contract/client.ts'
import type { MarketVehicle, MarketVehicleInFull } from '#contract/market/market.ts'
import { marketLimits } from '#contract/market/market-words.ts'
import { api } from '../../../api.ts'
import { queryOf, readListAddress } from '../../../ui/list/list-state.ts'
import type { ListQuery, ListReply } from '../../../ui/list/list-type.ts'
import { filterVehicles } from './filter-vehicles.ts'
import { vehicleListOf } from './vehicle-list-type.tsx'

type Market = Pick<Client, 'market'>['market']

/** What an address asks the list for. */
export const listQueryOf = (search: URLSearchParams): ListQuery => queryOf(vehicleListOf(), readListAddress(vehicleListOf(), search))

/** All that is listed; where there is more than the call answers at once, `isWhole` is false and the server filters (D-13). */
export type Vehicles = { vehicles: MarketVehicle[]; isWhole: boolean }
export async function listVehicles(market: Market, signal?: AbortSignal): Promise<Vehicles> {
	const reply = await market.list(signal ? { signal } : {})
	const vehicles = Array.isArray(reply) ? reply : reply.results
	return { vehicles, isWhole: vehicles.length < marketLimits.plainList }
}
/** Fetched once; the screen filters (B.MARKET-02). */
export const allVehicles = queryOptions({
	queryKey: ['market', 'vehicles'],
	queryFn: ({ signal }) => listVehicles(api.market, signal),
	staleTime: 60_000,
})

/** A page as the server filters it. */
export async function listVehiclePage(
	market: Market,
	{ search, ...query }: ListQuery,
	signal?: AbortSignal,
): Promise<ListReply<MarketVehicle>> {
	// The server judges what an address says; here it is words.
	const asked = { ...query, search: search?.slice(0, 100) } as NonNullable<Parameters<Market['list']>[0]['query']>
	const reply = await market.list({ query: asked, ...(signal && { signal }) })
	return Array.isArray(reply) ? { count: reply.length, next: null, previous: null, results: reply } : reply
}

/** So many of those that fit, from the first one on. */
export function firstOf(vehicles: readonly MarketVehicle[], asked: ListQuery, most: number): ListReply<MarketVehicle> {
	const found = filterVehicles(vehicles, asked)
	return { count: found.length, next: found.length > most ? 'more' : null, previous: null, results: found.slice(0, most) }
}

/** The brands that occur, each once: filters and the server do not tell 'HERO', as a seller writes it, from 'Hero'. */
export const brandsOf = (vehicles: readonly MarketVehicle[]) =>
	[...new Map(vehicles.flatMap(({ brand }) => (brand ? [[brand.toLowerCase(), brand] as const] : []))).values()].toSorted((a, b) =>
		a.localeCompare(b, 'en'),
	)

/** A vehicle, or null where there is none; what is no id is not asked for (B.MARKET-19). Throws what else the call throws. */
export async function findShownVehicle(market: Market, id: string, signal?: AbortSignal): Promise<MarketVehicleInFull | null> {
	if (!/^[1-9]\d{0,8}$/.test(id)) return null
	try {
		return await market.vehicle({ params: { id: Number(id) }, ...(signal && { signal }) })
	} catch (error) {
		if (error instanceof ApiProblem && error.status === 404) return null
		throw error
	}
}
export const shownVehicle = (id: string) =>
	queryOptions({
		queryKey: ['market', 'vehicle', id],
		queryFn: ({ signal }) => findShownVehicle(api.market, id, signal),
		staleTime: 5_000,
		refetchOnWindowFocus: true,
	})
