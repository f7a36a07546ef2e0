import { sellLimits } from '#contract/market/sell-words.ts'
import type { PriceGuide } from '#contract/market/selling.ts'
import { rupees } from '#shared/money.ts'

type Comparable = { year: number; pricePaise: number }

/** Years before and after that of the vehicle: as few as give enough to compare with. */
const spans = [1, 2, 3] as const
export const widestSpan = 3

/**
 * What a vehicle of that year may bring, judged by others of its model: their prices, from the fewest years around it in which there are
 * three or more. Null where there are not: a guess from one or two would only look like knowledge.
 */
export function priceGuide(year: number, others: readonly Comparable[]): PriceGuide | null {
	for (const span of spans) {
		const near = others.filter((other) => Math.abs(other.year - year) <= span)
		if (near.length < sellLimits.guideFrom) continue
		const prices = near.map(({ pricePaise }) => pricePaise).toSorted((a, b) => a - b)
		const years = near.map((other) => other.year)
		return {
			count: near.length,
			year_from: Math.min(...years),
			year_to: Math.max(...years),
			lowest: rupees(prices.at(0) ?? 0),
			middle: rupees(middleOf(prices)),
			highest: rupees(prices.at(-1) ?? 0),
		}
	}
	return null
}

/** Of an even number the lower one of the two in the middle: a price that somebody asks. */
const middleOf = (sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
