import { api, sendSafely } from '../../../../api.ts'
import { useCartLines } from '../../../../kits/cart/use-cart-lines.ts'
import { useClearCart } from '../../../../kits/cart/use-clear-cart.ts'
import { useOtherTabs } from '../../../../kits/cart/use-other-tabs.ts'
import { toast } from '../../../../ui/toast.ts'
import { useMirroredCart } from './parts-cart.ts'

/** The calls that change lines of a cart of parts, for `useCartLines`. */
export const partsCartCalls = {
	name: 'parts-cart',
	change: ({ cartId: id, itemId, quantity }: { cartId: number; itemId: number; quantity: number }) =>
		api.orders.changeItem({ params: { id, itemId }, body: { quantity } }),
	remove: ({ cartId: id, itemId }: { cartId: number; itemId: number }) => api.orders.removeItem({ params: { id, itemId } }),
	failed: 'Failed to update cart item',
}

const partsCartKey = ['own', 'parts-cart']

const clearing = {
	clear: (id: number) => sendSafely((key) => api.orders.clearCart({ params: { id }, key })),
	onCleared: () => void toast({ title: 'Cart Cleared' }),
	failed: 'Failed to clear cart',
}

/** The cart of parts of the visitor or member, and how to change it (B.CART-05..09, B.CART-19..21). */
export function usePartsCart() {
	const query = useMirroredCart()
	const lines = useCartLines({ ...partsCartCalls, query })
	useOtherTabs('partsInCart', partsCartKey)
	return { ...lines, ...useClearCart({ ...clearing, name: partsCartCalls.name, query }) }
}
