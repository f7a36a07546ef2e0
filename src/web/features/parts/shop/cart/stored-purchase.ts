import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../../../browser/stored.ts'
import { cartId } from './stored-cart.ts'

// What only the buying of parts needs; the rest is needed on every page of a member.

/** The cart that is being ordered (B.CART-13, B.PARTS-26). */
export const partsCheckoutCart = stored<number>('parts_checkout_cart_id', { area: 'localStorage', read: cartId })

/** The part of a Buy Now (B.PARTS-26), price in rupees. */
export type PartsCheckoutItem = { uuid: string; name: string; price: number; quantity: number; image: string | null }
export const partsCheckoutItem = stored<PartsCheckoutItem>('parts_checkout_item', {
	area: 'localStorage',
	// Written for others; the server's cart says what is bought.
	read: () => null,
})

/** The prices that were seen, rupees by uuid, so that a changed one is reported before anything is ordered (B.E-03). */
export const seenPrices = stored<Record<string, number>>('partsCartPrices', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value)
			? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
			: null,
})
