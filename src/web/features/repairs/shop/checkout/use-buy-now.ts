import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStored } from '../../../../browser/use-stored.ts'
import { checkoutInterrupted, checkoutItem } from '../../../../state/local-shopping.ts'
import { useVehicle } from '../../../../state/selected-vehicle.ts'
import { servicePrice } from '../service-price.ts'
import { itemsOfBuyNow } from './checkout-items.ts'
import { repairDraft } from './repair-values.ts'

/** The item of a Buy Now at its current price (B §9: cached for 30 seconds, loaded once). `items` is null when there is nothing to buy. */
export function useBuyNow(owner: string) {
	const item = useStored(checkoutItem)
	const chosen = useVehicle()
	const [isLooked, setLooked] = useState(false)
	useEffect(() => {
		putBack(owner)
		setLooked(true)
	}, [owner])

	const price = useQuery({
		...servicePrice(item?.packageId ?? 0, item?.vehicle ?? { manufacturerId: 0, modelId: 0 }),
		enabled: item !== null,
		refetchOnMount: 'always',
	})
	const isElectric = chosen !== null && chosen.vehicle.modelId === item?.vehicle.modelId && chosen.look.electric
	const items = item && itemsOfBuyNow(item, { price: price.data?.price ?? null, isElectric, isFitting: price.data?.fits !== false })
	return { item, items, price, isLooked, remove: () => checkoutItem.remove() }
}

/** An expired session took the item out of its place; whoever logs in again as the same person finds it there (ux 27). */
function putBack(owner: string) {
	if (!checkoutInterrupted.get()) return
	const kept = repairDraft.of(owner)?.item
	checkoutInterrupted.remove()
	if (kept && !checkoutItem.get()) checkoutItem.set(kept)
}
