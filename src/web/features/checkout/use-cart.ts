import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { api, sendSafely, wordsOf } from '../../api.ts'
import { cartItems, mirrorOf } from '../../state/local-shopping.ts'
import { ownCart } from '../../state/own-queries.ts'
import { withQuantity } from './checkout-items.ts'

const changes = ['service-cart-change']
type Change = { cartId: number; itemId: number; quantity: number }

/**
 * The caller's service cart, and how to change it: at once on the screen, one call after the other, and back with words when the
 * server refuses (B.SCART-27). The browser's mirror follows it (B.R-14).
 */
export function useCart() {
	const queries = useQueryClient()
	const cart = useQuery(ownCart)
	const [failure, setFailure] = useState<{ itemId: number; words: string } | null>(null)
	const { data } = cart
	useEffect(() => {
		if (data === undefined) return
		// Without storage the badge is wrong, the cart is not.
		if (data && data.items.length > 0) cartItems.set(mirrorOf(data))
		else cartItems.remove()
	}, [data])

	const { mutate } = useMutation({
		mutationKey: changes,
		scope: { id: 'service-cart' },
		mutationFn: send,
		onMutate: async ({ itemId, quantity }: Change) => {
			setFailure(null)
			await queries.cancelQueries({ queryKey: ownCart.queryKey })
			const before = queries.getQueryData(ownCart.queryKey)
			if (before) queries.setQueryData(ownCart.queryKey, withQuantity(before, itemId, quantity))
			return before
		},
		onError: (error, { itemId }, before) => {
			if (before) queries.setQueryData(ownCart.queryKey, before)
			setFailure({ itemId, words: wordsOf(error, 'The cart could not be changed. Please try again.') })
		},
		// The last of several asks for the truth.
		onSettled: () =>
			queries.isMutating({ mutationKey: changes }) === 1 ? queries.invalidateQueries({ queryKey: ownCart.queryKey }) : undefined,
	})

	return { cart, failure, setQuantity: (itemId: number, quantity: number) => data && mutate({ cartId: data.id, itemId, quantity }) }
}

async function send({ cartId, itemId, quantity }: Change) {
	const params = { id: cartId, itemId }
	if (quantity > 0) return sendSafely(() => api.repairs.changeItem({ params, body: { quantity } }))
	try {
		return await sendSafely(() => api.repairs.removeItem({ params }))
	} catch (error) {
		// Already gone is what was wanted.
		if (!(error instanceof ApiProblem && error.status === 404)) throw error
	}
}
