/** A cart is filled until it is ordered; *Buy Now* makes one of its own for one part (B.R-11). */
export const purchaseTypes = ['cart', 'buy-now'] as const
export type PurchaseType = (typeof purchaseTypes)[number]
/** How an order came: out of a cart, or entered by staff for somebody who phoned. */
export const orderedBy = [...purchaseTypes, 'phone'] as const

export const orderStatuses = ['placed', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const orderStatusDisplay: Record<OrderStatus, string> = {
	placed: 'Placed',
	confirmed: 'Confirmed',
	shipped: 'Shipped',
	delivered: 'Delivered',
	cancelled: 'Cancelled',
}

/** Where an order may go next (B.R-17). A customer may take only the step from placed to cancelled; the rest is the company's. */
export const orderFlow: Record<OrderStatus, readonly OrderStatus[]> = {
	placed: ['confirmed', 'cancelled'],
	confirmed: ['shipped', 'cancelled'],
	shipped: ['delivered'],
	delivered: [],
	cancelled: [],
}

/** Different parts in one cart, and orders of one customer within an hour (D-39). */
export const orderLimits = { lines: 50, ordersAnHour: 20, carrier: 100, trackingNumber: 60, guestCartDays: 30 } as const
/** Pieces that any line can have; how many there are says the stock. */
export const maxPieces = 1_000_000

export const piecesMessage = 'Quantity must be a whole number of 1 or more.'
export const onlySoMany = (stock: number) => `Only ${stock} ${stock === 1 ? 'is' : 'are'} in stock.`
/** Why an order or a cart is refused because of one of its parts. */
export const notSold = (name: string) => `${name} cannot be bought just now.`
export const soManyLeft = (name: string, stock: number) => `Only ${stock} of ${name} ${stock === 1 ? 'is' : 'are'} left.`
/** The same of what stands in the reader's own cart. */
export const notBuyable = (name: string) => `${notSold(name)} Please remove it from your cart.`
export const tooFewLeft = (name: string, stock: number) => `${soManyLeft(name, stock)} Please change the quantity in your cart.`
export const nothingOrdered = 'Please choose at least one part.'
export const nothingInCart = 'Your cart is empty.'
export const cartOrdered = 'This cart has already been ordered.'
export const orderCancelled = 'Your order is cancelled.'

/** What we promise about a part for the bike it was bought for. */
export const fitPromise = (bike: string) => `Fits ${bike}, else we take it back`
