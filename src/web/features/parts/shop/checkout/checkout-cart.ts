import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '#contract/client.ts'
import type { PartCart } from '#contract/orders/orders.ts'
import { isRecord } from '#shared/is-record.ts'
import { api } from '../../../../api.ts'
import type { CheckoutMode } from '../../../../kits/checkout/checkout-mode.ts'
import { partsCartNow } from '../cart/parts-cart.ts'
import { activePartsCart, mergedParts } from '../cart/stored-cart.ts'
import { partsCheckoutCart } from '../cart/stored-purchase.ts'

const idOf = (value: unknown) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : null)

/**
 * Which cart is ordered: that of the address, of the move that led here, the kept one, and for the cart mode the one that is filled
 * (B.CHECKOUT-04).
 */
export function cartIdOf({ search, state, mode }: { search: URLSearchParams; state: unknown; mode: CheckoutMode }): number | null {
	return (
		idOf(search.get('cartId')) ??
		idOf(isRecord(state) ? state.cartId : null) ??
		partsCheckoutCart.get() ??
		(mode === 'cart' ? activePartsCart.get() : null)
	)
}

/**
 * The cart of that id with its lines, or null where it is gone, ordered or another's (B.CHECKOUT-07). What a visitor filled is another
 * cart after his login: the caller's own is asked for first, which takes it over and says so (B.R-12).
 */
export const checkoutCart = (queries: QueryClient, id: number, modelId: number | null) =>
	queryOptions({
		queryKey: [...partsCartNow().queryKey, String(id)],
		queryFn: async (): Promise<PartCart | null> => {
			const own = await queries.ensureQueryData(partsCartNow())
			const open = own && mergedParts.get()?.from === id ? own.id : id
			try {
				return await api.orders.cart({ params: { id: open }, query: modelId === null ? {} : { vehicle_model_id: modelId } })
			} catch (error) {
				if (error instanceof ApiProblem && error.status === 404) return null
				throw error
			}
		},
		refetchOnMount: 'always',
	})
