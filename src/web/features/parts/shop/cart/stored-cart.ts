import type { MergedCart } from '#contract/orders/orders.ts'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../../../browser/stored.ts'

// What the browser keeps of the carts of spare parts; a logout forgets all of it (state/local-shopping.ts).

export const cartId = (value: unknown) => (Number(value) > 0 ? Number(value) : null)

/** The cart that is being filled (B.PARTS-24). */
export const activePartsCart = stored<number>('active_parts_cart_id', { area: 'localStorage', read: cartId })
/** What a login did to the cart, until it was read; `from` goes on saying which cart is another one now (B.R-12). */
export const mergedParts = stored<MergedCart>('partsCartMerged', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) && typeof value.from === 'number' && Array.isArray(value.items) ? { from: value.from, items: value.items } : null,
})
