import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { useStored } from '../../browser/use-stored.ts'
import { checkoutInterrupted, checkoutItem } from '../../state/local-shopping.ts'
import { useVehicle } from '../../state/selected-vehicle.ts'
import { itemsOfBuyNow } from './checkout-items.ts'
import { checkoutDraft } from './checkout-storage.ts'

const seconds = 1000

/** The item of a Buy Now at the price of this moment (B §9: kept 30 seconds, asked once). `items` is null when there is nothing to buy. */
export function useBuyNow(owner: string) {
	const item = useStored(checkoutItem)
	const chosen = useVehicle()
	const [isLooked, setLooked] = useState(false)
	useEffect(() => {
		putBack(owner)
		setLooked(true)
	}, [owner])

	const id = item?.packageId ?? 0
	const query = { manufacturer_id: item?.vehicle.manufacturerId ?? 0, vehicle_model_id: item?.vehicle.modelId ?? 0 }
	const price = useQuery({
		queryKey: ['service-price', id, query.manufacturer_id, query.vehicle_model_id],
		queryFn: () => api.repairs.price({ params: { id }, query }),
		enabled: item !== null,
		staleTime: 30 * seconds,
		refetchOnMount: 'always',
		retry: false,
	})
	const isElectric = chosen !== null && chosen.vehicle.modelId === item?.vehicle.modelId && chosen.look.electric
	const items = item && itemsOfBuyNow(item, { price: price.data?.price ?? null, isElectric })
	return { item, items, price, isLooked, remove: () => checkoutItem.remove() }
}

/** An expired session took the item out of its place; whoever logs in again as the same person finds it there (ux 27). */
function putBack(owner: string) {
	if (!checkoutInterrupted.get()) return
	const kept = checkoutDraft.of(owner)?.item
	checkoutInterrupted.remove()
	if (kept && !checkoutItem.get()) checkoutItem.set(kept)
}
