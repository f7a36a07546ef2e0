import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#contract/client.ts'
import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import type { ServiceCart } from '#contract/repairs/repairs.ts'
import { api, newKey, sendSafely, wordsOf } from '../../../api.ts'
import { cartItems, mirrorOf } from '../../../state/local-shopping.ts'
import { isSignedIn, ownCart } from '../../../state/own-queries.ts'
import { withoutOne } from './local-item.ts'
import { addUnconfirmed, listUnconfirmed, removeUnconfirmed, type UnconfirmedPiece } from './unconfirmed-pieces.ts'

class CartNotMade extends Error {
	constructor() {
		super('Failed to create cart')
	}
}

/** Pieces that this page is sending; each waits for the one before it, so that there is one cart and nothing overtakes. */
let sending: readonly UnconfirmedPiece[] = []
let lastTurn: Promise<unknown> = Promise.resolve()
/** When the page goes, its calls end without an answer, and that is no failure. */
let leaving = false

/**
 * Puts one piece into the caller's cart: at once into the browser's records, then into the server's cart, which is found or made
 * (B.SCART-04..09). One press is one piece, whatever is repeated or left in between. Throws what refused it, after taking that
 * piece, and only that, out of the records again.
 */
export function addToCart(queries: QueryClient, item: LocalServiceItem) {
	record([...(cartItems.get() ?? []), item])
	return deliver(queries, addUnconfirmed(newKey(), item))
}

/** Sends again, with its own key, what an earlier page left without an answer. Throws as `addToCart` does. */
export const sendUnconfirmed = (queries: QueryClient) =>
	Promise.all(
		listUnconfirmed()
			.filter(({ key }) => !sending.some((piece) => piece.key === key))
			.map((piece) => deliver(queries, piece)),
	)

async function deliver(queries: QueryClient, piece: UnconfirmedPiece) {
	sending = [...sending, piece]
	const turn = lastTurn.then(() => send(queries, piece))
	lastTurn = turn.catch(() => undefined)
	try {
		await turn
	} catch (error) {
		if (leaving) return
		if (removeUnconfirmed(piece)) record(withoutOne(cartItems.get() ?? [], piece.item))
		throw error
	} finally {
		sending = sending.filter((other) => other !== piece)
	}
	removeUnconfirmed(piece)
	// The last of several asks for all of them, also where an older answer is on its way; without one the records say the same.
	await queries.invalidateQueries({ queryKey: ownCart.queryKey, refetchType: sending.length > 0 ? 'none' : 'all' })
	const cart = queries.getQueryData(ownCart.queryKey)
	if (cart) mirrorCart(cart)
}

/** What to say about a failed addition (B.SCART-05, B.SCART-10). */
export const addingFailed = (error: unknown) => (error instanceof CartNotMade ? error.message : wordsOf(error, 'Please try again later.'))

/** Makes the browser's records follow the server's cart, which is the truth (B.SCART-28), once nothing is on its way there any more. */
export function mirrorCart(cart: ServiceCart | null) {
	if (!isSignedIn() || sending.length > 0 || listUnconfirmed().length > 0) return
	const items = cart ? mirrorOf(cart) : []
	if (JSON.stringify(items) !== JSON.stringify(cartItems.get() ?? [])) record(items)
}

/** Begins to watch whether the page is being left; what comes back ends it. */
export function watchLeaving() {
	const left = () => {
		leaving = true
	}
	const back = () => {
		leaving = false
	}
	window.addEventListener('pagehide', left)
	window.addEventListener('pageshow', back)
	return () => {
		window.removeEventListener('pagehide', left)
		window.removeEventListener('pageshow', back)
	}
}

async function send(queries: QueryClient, { key, item: { serviceId, packageId, vehicle } }: UnconfirmedPiece) {
	const item = {
		service_id: serviceId,
		package_id: packageId,
		quantity: 1,
		manufacturer_id: vehicle.manufacturerId,
		model_id: vehicle.modelId,
	}
	const add = (cartId: number, withKey: string) =>
		sendSafely((sameKey) => api.repairs.addItem({ params: { id: cartId }, body: { cart_id: cartId, item }, key: sameKey }), withKey)
	const known = queries.getQueryData(ownCart.queryKey)
	try {
		await add(await findCart(queries), key)
	} catch (error) {
		// The cart that was known here may have been booked in another tab.
		if (!known || !(error instanceof ApiProblem && error.status === 404)) throw error
		queries.removeQueries({ queryKey: ownCart.queryKey })
		await add(await findCart(queries), newKey())
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
	// Without storage the server's cart, which is the truth, has them all the same.
	if (items.length > 0) cartItems.set(items)
	else cartItems.remove()
}
