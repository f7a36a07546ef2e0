import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#contract/client.ts'
import { cartOrdered } from '#contract/orders/order-words.ts'
import type { PartListItem } from '#contract/parts/parts.ts'
import { api, newKey, sendSafely } from '../../../../api.ts'
import { effectivePrice } from '../../shared/part-words.ts'
import { mirrorPartsCart, noteMerged, partsCartNow } from './parts-cart.ts'
import { activePartsCart } from './stored-cart.ts'
import { partsCheckoutCart, partsCheckoutItem, seenPrices } from './stored-purchase.ts'

/** Each press waits for the one before it, so that there is one cart. */
let lastTurn: Promise<unknown> = Promise.resolve()

/** Puts one piece into the open cart of the visitor or member, which is opened where there is none (B.PARTS-24). Throws the refusal. */
export function addPart(queries: QueryClient, part: PartListItem): Promise<void> {
	const turn = lastTurn.then(() => send(queries, part))
	lastTurn = turn.catch(() => undefined)
	return turn
}

async function send(queries: QueryClient, part: PartListItem) {
	const known = activePartsCart.get()
	try {
		await addTo(known ?? (await openCart()), part.uuid)
	} catch (error) {
		// The stored cart may have been ordered in another tab, or belong to a visitor who has logged in since.
		if (known === null || !isClosed(error)) throw error
		await addTo(await openCart(), part.uuid)
	}
	seenPrices.set({ [part.uuid]: effectivePrice(part), ...seenPrices.get() })
	const query = partsCartNow()
	await queries.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
	await queries.prefetchQuery(query)
	const cart = queries.getQueryData(query.queryKey)
	if (cart !== undefined) mirrorPartsCart(cart)
}

const isClosed = (error: unknown) => error instanceof ApiProblem && (error.status === 404 || error.words === cartOrdered)

async function openCart(): Promise<number> {
	const cart = await sendSafely((key) => api.orders.openCart({ body: {}, key }))
	noteMerged(cart)
	activePartsCart.set(cart.id)
	return cart.id
}

const addTo = (id: number, part: string) =>
	sendSafely((key) => api.orders.addItem({ params: { id }, body: { part, quantity: 1 }, key }), newKey())

/**
 * Makes a cart of its own for one piece of a part and answers its id; the open cart stays as it is (B.PARTS-25, B.PARTS-26, B.PARTS-29).
 */
export async function buyPart(part: PartListItem): Promise<number> {
	const cart = await sendSafely((key) => api.orders.openCart({ body: { purchase_type: 'buy-now' }, key }))
	// The first call after a login takes the visitor's cart over, whichever call it is.
	noteMerged(cart)
	const { id } = cart
	await addTo(id, part.uuid)
	partsCheckoutCart.set(id)
	partsCheckoutItem.set({ uuid: part.uuid, name: part.name, price: effectivePrice(part), quantity: 1, image: part.main_image })
	return id
}
