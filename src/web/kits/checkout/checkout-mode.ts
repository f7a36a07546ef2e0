/** What is ordered: the cart, or the one item of a Buy Now. */
export type CheckoutMode = 'cart' | 'buy-now'

/** The mode an address asks for; anything but buy-now is the cart (B.CHECKOUT-03, B.R-14). */
export const modeOf = (search: URLSearchParams): CheckoutMode => (search.get('mode') === 'buy-now' ? 'buy-now' : 'cart')
