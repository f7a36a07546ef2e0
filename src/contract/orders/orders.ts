import { z } from 'zod'
import { soldFields } from '../company/sold.ts'
import { addressFields, checkoutFields, wholePlace } from '../doorstep/contact.ts'
import { DistanceFee, DistanceRule } from '../doorstep/doorstep.ts'
import { endpoint } from '../endpoint.ts'
import { idParams, isForm, judgedText, latitude, longitude, money, wholeId } from '../fields.ts'
import { availabilityStatuses, partFits } from '../parts/part-words.ts'
import { pricedFitting } from '../parts/parts.ts'
import { reasonProblem } from '../repairs/repair-words.ts'
import { optionalPage, plainOrPageOf } from '../staff-fields.ts'
import { orderAddresses } from './order-addresses.ts'
import { maxPieces, orderedBy, orderStatuses, piecesMessage, purchaseTypes } from './order-words.ts'

// ---- what is asked for

export const quantity = z.number(piecesMessage).int(piecesMessage).min(1, piecesMessage).max(maxPieces, piecesMessage)

const CartItem = z
	.object({
		id: z.number(),
		/** The part's uuid. */
		part: z.string(),
		quantity: z.number(),
		/** What one piece costs today, rupees. */
		price: money,
		total_price: money,
		part_details: z.object({
			name: z.string(),
			slug: z.string(),
			part_number: z.string(),
			category_name: z.string(),
			brands: z.array(z.string()),
			main_image: z.string().nullable(),
			price: money,
			discounted_price: money.nullable(),
			availability_status: z.enum(availabilityStatuses),
			stock_quantity: z.number(),
		}),
		/** False when the part cannot be bought any more; such a line blocks the checkout until it is removed (B.R-10). */
		available: z.boolean(),
		/** Why the line cannot be ordered as it is, in words; null when it can. */
		problem: z.string().nullable(),
		/** Only when the cart was asked for with a model. */
		fit: z.enum(partFits).optional(),
		/** Beside it, in the answers that show a whole cart. */
		fitting_service: pricedFitting.optional(),
	})
	.meta({ id: 'PartCartItem' })

/** What taking over a visitor's cart did to the account's (B.R-12). */
const Merged = z.object({
	/** The visitor's cart, which is closed now. */
	from: z.number(),
	items: z.array(
		z.object({
			part: z.string(),
			name: z.string(),
			/** Pieces that the account's cart had, that the visitor's had, and that there are now: fewer where the stock has no more. */
			had: z.number(),
			added: z.number(),
			quantity: z.number(),
		}),
	),
})
const Cart = z
	.object({
		id: z.number(),
		purchase_type: z.enum(purchaseTypes),
		items: z.array(CartItem),
		/** Pieces of all lines. */
		total_items: z.number(),
		/** Rupees, without the delivery fee. */
		total_price: money,
		/** Of a visitor's cart, once, when it is opened: whoever has no cookies shows it as `X-Cart-Token`. */
		cart_token: z.string().optional(),
		/** In the answer of the call that took over a visitor's cart. */
		merged: Merged.optional(),
	})
	.meta({ id: 'PartCart' })
export type PartCartItem = z.infer<typeof CartItem>
export type PartCart = z.infer<typeof Cart>
export type MergedCart = z.infer<typeof Merged>

const uuidMessage = 'Spare part not found'
/** The uuid of a part. */
export const part = z.uuid({
	error: (issue) => (issue.input === undefined || issue.input === null ? 'This field is required.' : uuidMessage),
})

// ---- what was agreed

/** Whom and where to; the rules and texts of the checkout form (B §5). */
export const orderFields = {
	shipping_address: addressFields.street,
	shipping_city: addressFields.city,
	shipping_state: addressFields.state,
	shipping_pincode: addressFields.postalCode,
	...checkoutFields,
	/** The chosen bike: of parts that fit it, the order promises so. */
	vehicle_model_id: wholeId().nullish(),
}
const PlaceOrder = z
	.object({
		cart_id: wholeId(),
		...orderFields,
		/** The cart's own; another one is refused (B.R-11). */
		purchase_type: z.enum(purchaseTypes).optional(),
	})
	.superRefine(wholePlace, { when: isForm })
export type PlaceOrder = z.infer<typeof PlaceOrder>

const OrderLine = z.object({
	/** The part's uuid. */
	part: z.string(),
	name: z.string(),
	part_number: z.string(),
	brand: z.string(),
	main_image: z.string().nullable(),
	hsn: z.string(),
	/** Percent, included in the price. */
	gst_rate: z.number(),
	quantity: z.number(),
	price: money,
	total_price: money,
	/** 'Fits Hero Splendor Plus, else we take it back'; null where nothing is promised. */
	fit_promise: z.string().nullable(),
})
export const Order = z
	.object({
		order_number: z.string(),
		...soldFields(orderStatuses),
		purchase_type: z.enum(orderedBy),
		items: z.array(OrderLine),
		/** Pieces of all lines. */
		total_items: z.number(),
		shipping_address: z.string(),
		shipping_city: z.string(),
		shipping_state: z.string(),
		shipping_pincode: z.string(),
		/** With whom it travels, and under which number; '' where nobody said. */
		carrier: z.string(),
		tracking_number: z.string(),
	})
	.meta({ id: 'Order' })
export type OrderLine = z.infer<typeof OrderLine>
export type Order = z.infer<typeof Order>

const cartParams = idParams
const itemParams = idParams.extend({ itemId: idParams.shape.id })
/** What has another form is no order. */
export const orderParams = z.object({ order_number: z.string().regex(/^SP\d{6}-[A-Z0-9]{6}$/) })
const modelQuery = z.object({ vehicle_model_id: wholeId().optional() })
/** Whoever shows a login shows a valid one; without any, a visitor's cart is shown by its cookie or `X-Cart-Token`. */
const ownCart = { access: 'public', refused: { 401: 'The login that was sent is not valid any more.' } } as const

export const orders = {
	carts: endpoint(orderAddresses.carts, {
		...ownCart,
		summary: "The caller's open cart of spare parts, if any; after a login it takes over the visitor's cart",
		query: modelQuery,
		reply: z.array(Cart),
		writes: true,
	}),
	openCart: endpoint(orderAddresses.openCart, {
		...ownCart,
		summary: 'Opens a cart of spare parts, or answers the open one; for buy-now always a new one',
		body: z
			.object({ purchase_type: z.enum(purchaseTypes).nullish() })
			.nullish()
			.transform((sent) => sent ?? {}),
		reply: Cart,
		status: [201, 200],
		repeatable: true,
	}),
	cart: endpoint(orderAddresses.cart, {
		...ownCart,
		summary: 'A cart of spare parts at the prices of today',
		params: cartParams,
		query: modelQuery,
		reply: Cart,
		writes: true,
	}),
	addItem: endpoint(orderAddresses.addItem, {
		...ownCart,
		summary: 'Adds a part; the same again raises its quantity',
		params: cartParams,
		body: z.object({ part, quantity: quantity.default(1) }),
		reply: CartItem,
		status: [201, 200],
		repeatable: true,
	}),
	changeItem: endpoint(orderAddresses.changeItem, {
		...ownCart,
		aliases: ['PUT /spare-parts/carts/:id/items/:itemId/'],
		summary: 'Sets the quantity of a line',
		params: itemParams,
		body: z.object({ quantity }),
		reply: CartItem,
	}),
	removeItem: endpoint(orderAddresses.removeItem, {
		...ownCart,
		summary: 'Takes a line out',
		params: itemParams,
		reply: z.undefined(),
		status: [204],
	}),
	clearCart: endpoint(orderAddresses.clearCart, {
		...ownCart,
		aliases: ['DELETE /spare-parts/carts/:id/clear/'],
		summary: 'Empties a cart of spare parts',
		params: cartParams,
		reply: Cart,
		repeatable: true,
	}),
	feeRule: endpoint(orderAddresses.feeRule, {
		summary: 'What the delivery costs: the base fee up to the free radius, then per started kilometre, at most the maximum',
		access: 'public',
		reply: DistanceRule,
	}),
	fee: endpoint(orderAddresses.fee, {
		summary: 'What the delivery to a place costs',
		access: 'public',
		body: z.object({ latitude, longitude }),
		reply: DistanceFee,
	}),
	place: endpoint(orderAddresses.place, {
		aliases: ['POST /spare-parts/orders/'],
		summary: 'Orders what is in a cart, once: the same cart with the same body answers its order',
		access: 'signed-in',
		refused: { 404: "There is no such cart, or it is not the caller's." },
		body: PlaceOrder,
		reply: Order,
		status: [201, 200],
		repeatable: true,
	}),
	list: endpoint(orderAddresses.list, {
		summary: "The caller's orders, newest first; with page or page_size a page of them",
		access: 'signed-in',
		query: optionalPage,
		reply: plainOrPageOf(Order),
	}),
	show: endpoint(orderAddresses.show, { summary: 'An order of the caller', access: 'signed-in', params: orderParams, reply: Order }),
	cancel: endpoint(orderAddresses.cancel, {
		summary: 'Cancels an order that is placed, with a reason; its pieces go back into the stock',
		access: 'signed-in',
		params: orderParams,
		body: z.object({ reason: judgedText(reasonProblem, 'lines') }),
		reply: Order.extend({ message: z.string() }),
		repeatable: true,
	}),
}
