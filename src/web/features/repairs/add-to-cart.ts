import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#contract/client.ts'
import type { LocalServiceItem } from '#contract/repair-words.ts'
import type { ServiceCart } from '#contract/repairs.ts'
import { api, sendSafely, wordsOf } from '../../api.ts'
import { cartItems, mirrorOf } from '../../state/local-shopping.ts'
import { isSignedIn, ownCart } from '../../state/own-queries.ts'
import { withoutOne } from './local-item.ts'

class CartNotMade extends Error {
	constructor() {
		super('Failed to create cart')
	}
}

/** Pieces that the server has not taken yet; the next waits for the one before it, so that there is one cart and nothing overtakes. */
let waiting: readonly LocalServiceItem[] = []
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Puts one piece into the caller's cart: at once into the browser's records, then into the server's cart, which is found or made
 * (B.SCART-04..09). Throws what refused it, after taking that piece, and only that, out of the records again.
 */
export async function addToCart(queries: QueryClient, item: LocalServiceItem) {
	waiting = [...waiting, item]
	record([...(cartItems.get() ?? []), item])
	const turn = lastTurn.then(() => send(queries, item))
	lastTurn = turn.catch(() => undefined)
	try {
		await turn
	} catch (error) {
		if (cartItems.get()) record(withoutOne(cartItems.get() ?? [], item))
		throw error
	} finally {
		waiting = waiting.filter((other) => other !== item)
	}
	await queries.invalidateQueries({ queryKey: ownCart.queryKey, refetchType: 'none' })
	// The last of several asks for all of them; without an answer the records say the same.
	if (waiting.length === 0) await queries.prefetchQuery(ownCart)
	const cart = queries.getQueryData(ownCart.queryKey)
	if (cart && waiting.length === 0) mirrorCart(cart)
}

/** What to say about a failed addition (B.SCART-05, B.SCART-10). */
export const addingFailed = (error: unknown) => (error instanceof CartNotMade ? error.message : wordsOf(error, 'Please try again later.'))

/** Makes the browser's records follow the server's cart, which is the truth (B.SCART-28); pieces on their way stay. */
export function mirrorCart(cart: ServiceCart | null) {
	if (!isSignedIn()) return
	const items = [...(cart ? mirrorOf(cart) : []), ...waiting]
	if (JSON.stringify(items) !== JSON.stringify(cartItems.get() ?? [])) record(items)
}

async function send(queries: QueryClient, { serviceId, packageId, vehicle }: LocalServiceItem) {
	const item = {
		service_id: serviceId,
		package_id: packageId,
		quantity: 1,
		manufacturer_id: vehicle.manufacturerId,
		model_id: vehicle.modelId,
	}
	const add = (cartId: number) => sendSafely((key) => api.repairs.addItem({ params: { id: cartId }, body: { cart_id: cartId, item }, key }))
	const known = queries.getQueryData(ownCart.queryKey)
	try {
		await add(await findCart(queries))
	} catch (error) {
		// The cart that was known here may have been booked in another tab.
		if (!known || !(error instanceof ApiProblem && error.status === 404)) throw error
		queries.removeQueries({ queryKey: ownCart.queryKey })
		await add(await findCart(queries))
	}
}

/** The id of the open cart; a new one is opened where there is none. */
async function findCart(queries: QueryClient): Promise<number> {
	const open = await queries.fetchQuery(ownCart)
	if (open?.id) return open.id
	const made = await sendSafely((key) => api.repairs.openCart({ key }))
	// The type promises an id; a server that broke its word would have us add to nowhere (B.SCART-05).
	if (!made?.id) throw new CartNotMade()
	const opened: ServiceCart | null = { ...made, items: made.items ?? [] }
	queries.setQueryData(ownCart.queryKey, opened)
	return made.id
}

function record(items: LocalServiceItem[]) {
	try {
		if (items.length > 0) cartItems.set(items)
		else cartItems.remove()
	} catch {
		// A full storage: the server's cart, which is the truth, has them all the same.
	}
}
