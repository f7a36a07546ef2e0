import { and, eq } from 'drizzle-orm'
import { cartOrdered } from '#contract/orders/order-words.ts'
import type { PlaceOrder } from '#contract/orders/orders.ts'
import type { Db } from '#platform/database/database.ts'
import { placeholders, writtenOnce } from '#platform/database/written-once.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { findOrderOfCart } from './find-order.ts'
import { holdCart } from './hold-cart.ts'
import type { OrderParts, OrderRow } from './present-order.ts'
import { partCarts } from './tables.ts'

type Closed = { purchaseType: OrderRow['purchaseType']; order: OrderParts | null }

/**
 * Closes the caller's open cart for good; of several who try, one. Of a cart that became an order by the same body, that order (B.E-05).
 * Throws 404 for a foreign cart, a Problem for one that was ordered otherwise, 400 at `purchase_type` where the cart's is another.
 */
export async function closeCart(db: Db, actor: Actor, sent: PlaceOrder): Promise<Closed> {
	const [closed] = await closing(db).execute({ cartId: sent.cart_id, customerId: actor.id })
	if (closed) {
		if (sent.purchase_type && sent.purchase_type !== closed.purchaseType)
			throw refuseField('purchase_type', `The purchase type of this cart is ${closed.purchaseType}.`)
		return { ...closed, order: null }
	}
	const order = await findOrderOfCart(db, actor, sent.cart_id)
	if (order && isSame(order.order, sent)) return { purchaseType: order.order.purchaseType, order }
	await holdCart(db, { actor, secret: null }, sent.cart_id)
	throw refuse(cartOrdered)
}

const closing = writtenOnce((db: Db) => {
	const { cartId, customerId } = placeholders(['cartId', 'customerId'])
	return db
		.update(partCarts)
		.set({ status: 'ordered' })
		.where(and(eq(partCarts.id, cartId), eq(partCarts.customerId, customerId), eq(partCarts.status, 'open')))
		.returning({ purchaseType: partCarts.purchaseType })
		.prepare('close_cart')
})

/** Whether an order was made by this body. */
const isSame = (order: OrderRow, sent: PlaceOrder) =>
	// How it was paid in the end says nothing of the body.
	(order.paidAt !== null || order.paymentMethod === sent.payment_method) &&
	order.customerName === sent.customer_name &&
	order.customerEmail === sent.customer_email &&
	order.customerPhone === sent.customer_phone &&
	order.address === sent.shipping_address &&
	order.city === sent.shipping_city &&
	order.state === sent.shipping_state &&
	order.postalCode === sent.shipping_pincode &&
	order.latitude === (sent.latitude ?? null) &&
	order.longitude === (sent.longitude ?? null) &&
	(sent.purchase_type ?? order.purchaseType) === order.purchaseType
