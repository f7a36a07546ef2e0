import { useEffect } from 'react'
import { api } from '../../../../api.ts'
import { useCartLines } from '../../../../kits/cart/use-cart-lines.ts'
import { cartItems, mirrorOf } from '../../../../state/local-shopping.ts'
import { ownCart } from '../../../../state/own-queries.ts'

/** The caller's service cart, and how to change it (B.SCART-27). The browser's mirror follows it (B.R-14). */
export function useCart() {
	const lines = useCartLines({
		query: ownCart,
		name: 'service-cart',
		change: ({ cartId: id, itemId, quantity }) => api.repairs.changeItem({ params: { id, itemId }, body: { quantity } }),
		remove: ({ cartId: id, itemId }) => api.repairs.removeItem({ params: { id, itemId } }),
		failed: 'The cart could not be changed. Please try again.',
	})
	const { data } = lines.cart
	useEffect(() => {
		if (data === undefined) return
		// Without storage the badge is wrong, the cart is not.
		if (data && data.items.length > 0) cartItems.set(mirrorOf(data))
		else cartItems.remove()
	}, [data])
	return lines
}
