import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PartCart } from '#contract/orders/orders.ts'
import { api } from '../../../../api.ts'
import { useStored } from '../../../../browser/use-stored.ts'
import { signedInMarker } from '../../../../session/tokens.ts'
import { partsInCart } from '../../../../state/local-shopping.ts'
import { isComplete, selectedVehicle } from '../../../../state/selected-vehicle.ts'
import { activePartsCart, mergedParts } from './stored-cart.ts'

/** Prices and stock move, so what is shown again is asked again soon. */
const staleAfterMs = 5_000

/** The open cart of the visitor or member, or null; with a complete bike its lines say whether they fit. */
const partsCart = (username: string, modelId: number | null) =>
	queryOptions({
		queryKey: ['own', 'parts-cart', username, String(modelId ?? '')],
		// Not to be broken off: after a login the answer alone says what became of the visitor's cart (B.R-12).
		queryFn: async () => {
			const [cart] = await api.orders.carts({ query: modelId === null ? {} : { vehicle_model_id: modelId } })
			noteMerged(cart)
			return cart ?? null
		},
		staleTime: staleAfterMs,
		refetchOnWindowFocus: true,
	})

/** The same for the current visitor or member. */
export function partsCartNow() {
	const vehicle = selectedVehicle.get()
	return partsCart(signedInMarker.get()?.username ?? '', vehicle && isComplete(vehicle) ? vehicle.modelId : null)
}

/** Keeps what a login did to the cart until the customer has read it. */
export function noteMerged(cart: PartCart | undefined) {
	if (cart?.merged) mergedParts.set(cart.merged)
}

/** Sets the badge and the stored id to those of the server's cart, which is the truth; a stale id is removed (B.CART-21). */
export function mirrorPartsCart(cart: PartCart | null) {
	if (cart) activePartsCart.set(cart.id)
	else activePartsCart.remove()
	if (cart && cart.total_items > 0) partsInCart.set(cart.total_items)
	else partsInCart.remove()
}

/** The query for the cart of parts, running; what this browser stores of the cart follows its answer. */
export function useMirroredCart() {
	// Another account and another bike are other questions.
	useStored(signedInMarker)
	useStored(selectedVehicle)
	const query = partsCartNow()
	const { data } = useQuery(query)
	useEffect(() => {
		if (data !== undefined) mirrorPartsCart(data)
	}, [data])
	return query
}
