import type { MarketVehicle } from '#contract/market/market.ts'
import type { MarketOrdering } from '#contract/market/market-words.ts'
import { findByName } from '#shared/find-by-name.ts'
import { allInEnglish } from '#shared/trade-spellings.ts'
import type { ListQuery } from '../../../ui/list/list-type.ts'

/**
 * The vehicles that fit what is asked, in the order that is asked for: on the screen what the server does above a thousand (D-13, D-14,
 * B.MARKET-03..07).
 */
export function filterVehicles(vehicles: readonly MarketVehicle[], asked: ListQuery): MarketVehicle[] {
	const isWithin = within(asked)
	const filtered = vehicles.filter(
		(vehicle) =>
			(!asked.status || vehicle.status === asked.status) &&
			(!asked.brand || vehicle.brand.toLowerCase() === asked.brand.toLowerCase()) &&
			isWithin('price', vehicle.display_price.amount) &&
			isWithin('year', vehicle.year),
	)
	const typed = named(filtered, asked.search ?? '')
	const found = typed.length > 0 ? typed : meant(vehicles, filtered, asked.search ?? '')
	const by = orders[asked.ordering ?? '']
	return by ? found.toSorted((a, b) => isSold(a) - isSold(b) || by(a) - by(b)) : found
}

const nameOf = ({ brand, model }: MarketVehicle) => `${brand} ${model}`

function named(vehicles: readonly MarketVehicle[], search: string) {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean)
	return vehicles.filter((vehicle) => words.every((word) => nameOf(vehicle).toLowerCase().includes(word)))
}

/** Those of `filtered` that a misspelt name can mean (D-14); what is meant is judged by all there are. */
function meant(all: readonly MarketVehicle[], filtered: MarketVehicle[], search: string) {
	const alike = new Set(findByName(all, allInEnglish(search), nameOf))
	return filtered.filter((vehicle) => alike.has(vehicle))
}

const within = (asked: ListQuery) => (of: 'price' | 'year', value: number) =>
	value >= Number(asked[`min_${of}`] ?? 0) && value <= Number(asked[`max_${of}`] ?? Number.POSITIVE_INFINITY)

const isSold = ({ status }: MarketVehicle) => Number(status === 'sold')
/** The newest come so from the server. */
const orders: Partial<Record<string, (vehicle: MarketVehicle) => number>> = {
	cheapest: ({ display_price }) => display_price.amount,
	dearest: ({ display_price }) => -display_price.amount,
	latest_year: ({ year }) => -year,
	fewest_kms: ({ kms_driven }) => kms_driven,
} satisfies Partial<Record<MarketOrdering, (vehicle: MarketVehicle) => number>>

/** Which end of a span is asked to lie beyond its other end, so that nothing can fit (B.R-19); null where none does. */
export const wrongSpan = (asked: ListQuery): 'price' | 'year' | null =>
	(['price', 'year'] as const).find((of) => Number(asked[`min_${of}`] ?? 0) > Number(asked[`max_${of}`] ?? Number.POSITIVE_INFINITY)) ??
	null
