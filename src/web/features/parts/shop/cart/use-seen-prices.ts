import { useEffect, useState } from 'react'
import type { PartCart } from '#contract/orders/orders.ts'
import { seenPrices } from './stored-purchase.ts'

/** The prices that were seen before this visit, or at its beginning, rupees by uuid; those of now are the ones of the next. */
export function useSeenPrices({ items }: PartCart) {
	const [before] = useState<Record<string, number>>(() => ({ ...pricesOf(items), ...seenPrices.get() }))
	useEffect(() => {
		seenPrices.set(pricesOf(items))
	}, [items])
	return before
}

const pricesOf = (items: PartCart['items']) => Object.fromEntries(items.map(({ part, price }) => [part, price]))
