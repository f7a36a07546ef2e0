import { orders } from '#contract/orders/orders.ts'
import { findFeeRule } from '#domains/company/find-fee-rule.ts'
import { findDistanceFee } from '#domains/doorstep/distance-fee.ts'
import { feeInRupees, feeRuleInRupees } from '#domains/doorstep/fee-in-rupees.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { answer } from '#platform/http/answered.ts'
import { type Caller, type Door, serve } from '#platform/http/serve.ts'
import { addCartItem } from './add-cart-item.ts'
import { cancelOrder } from './cancel-order.ts'
import { cartCookie, noCartCookie, ownerOf } from './cart-owner.ts'
import { changeCartItem, clearCart, removeCartItem } from './change-cart-item.ts'
import { findCart } from './find-cart.ts'
import { findOwnOrder } from './find-order.ts'
import { listCarts } from './list-carts.ts'
import { listOrders, listOrdersByPage } from './list-orders.ts'
import { openCart } from './open-cart.ts'
import { orderCart } from './order-cart.ts'
import { presentOrder } from './present-order.ts'
import { takeOverGuestCart } from './take-over-guest-cart.ts'

/** Carts that one browser or account opens: every *Buy Now* is one. */
const cartsOpened = { max: 300, seconds: 3_600 }

/** Carts and orders of spare parts, by visitors and customers. */
export function orderRoutes(assembled: Door, { secureCookies }: { secureCookies: boolean }) {
	const door = { ...assembled, wordsBesideFields: true }
	// The door hands out general limits only while they are on (D-24).
	const limited = door.limits.on

	/**
	 * Whose carts a call is about. Where somebody who just logged in still shows a visitor's secret, that one's cart is taken over, the
	 * answer says what changed, and the browser's copy of the secret goes (B.R-12).
	 */
	async function welcome(db: Db, actor: Actor | null, caller: Caller) {
		const owner = ownerOf(actor, caller)
		if (!owner.actor || owner.secret === null) return { owner, merged: {}, cookies: [] }
		const merged = await takeOverGuestCart(db, owner.actor, owner.secret)
		return { owner, merged: merged ? { merged } : {}, cookies: [noCartCookie(secureCookies)] }
	}

	serve(door, orders.carts, async (db, actor, { query, caller }) => {
		const { owner, merged, cookies } = await welcome(db, actor, caller)
		const carts = await listCarts(db, owner, { modelId: query.vehicle_model_id })
		return answer(
			carts.map((cart) => ({ ...cart, ...merged })),
			{ status: 200, cookies },
		)
	})
	serve(
		door,
		orders.openCart,
		async (db, actor, { body, caller }) => {
			const { owner, merged, cookies } = await welcome(db, actor, caller)
			const { cart, isNew, secret, isNewSecret } = await openCart(db, owner, body.purchase_type ?? 'cart')
			return answer(
				{ ...cart, ...merged, ...(secret !== null && isNewSecret && { cart_token: secret }) },
				{
					status: isNew ? 201 : 200,
					cookies: secret === null ? cookies : [cartCookie(secret, secureCookies)],
					// No secret is stored: who lost this answer opens another cart.
					repeated: cart,
				},
			)
		},
		{ limit: cartsOpened },
	)
	serve(door, orders.cart, async (db, actor, { params, query, caller }) => {
		const { owner, merged, cookies } = await welcome(db, actor, caller)
		const cart = await findCart(db, owner, { id: params.id, modelId: query.vehicle_model_id })
		return answer({ ...cart, ...(cart.purchase_type === 'cart' && merged) }, { status: 200, cookies })
	})
	serve(door, orders.addItem, (db, actor, { params, body, caller }) =>
		addCartItem(db, ownerOf(actor, caller), { cartId: params.id, ...body }),
	)
	serve(door, orders.changeItem, (db, actor, { params, body, caller }) =>
		changeCartItem(db, ownerOf(actor, caller), { cartId: params.id, itemId: params.itemId, quantity: body.quantity }),
	)
	serve(door, orders.removeItem, (db, actor, { params, caller }) =>
		removeCartItem(db, ownerOf(actor, caller), { cartId: params.id, itemId: params.itemId }),
	)
	serve(door, orders.clearCart, (db, actor, { params, caller }) => clearCart(db, ownerOf(actor, caller), params.id))

	serve(door, orders.feeRule, async (db) => feeRuleInRupees(await findFeeRule(db, 'parts')))
	serve(door, orders.fee, async (db, _actor, { body }) => feeInRupees(await findDistanceFee(db, 'parts', body)), {
		limit: { max: 30, seconds: 60 },
	})

	serve(door, orders.place, (db, actor, { body }) => orderCart(db, actor, body, { limited }))
	serve(door, orders.list, (db, actor, { query }) =>
		query.page || query.page_size ? listOrdersByPage(db, actor, query) : listOrders(db, actor),
	)
	serve(door, orders.show, async (db, actor, { params }) => presentOrder(actor, await findOwnOrder(db, actor, params.order_number)))
	serve(door, orders.cancel, (db, actor, { params, body }) =>
		cancelOrder(db, actor, { orderNumber: params.order_number, reason: body.reason }),
	)
}
