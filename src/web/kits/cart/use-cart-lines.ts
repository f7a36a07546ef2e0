import { type DataTag, type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { sendSafely, wordsOf } from '../../api.ts'
import { tellOtherTabs } from './use-other-tabs.ts'
import { type Cart, withQuantity } from './with-quantity.ts'

type Change = { cartId: number; itemId: number; quantity: number }

type Options<Known extends Cart> = {
	/** The query for the caller's open cart, null without one. */
	query: UseQueryOptions<Known | null, Error, Known | null, string[]>
	/** Names the cart among several. */
	name: string
	/** Both are repeated where no answer came. */
	change: (change: Change) => Promise<unknown>
	remove: (change: Omit<Change, 'quantity'>) => Promise<unknown>
	/** Said where the server says nothing. */
	failed: string
}

/**
 * The lines of a cart and their changes: shown at once, sent one call after the other, and reverted with a message when the server refuses
 * (B.SCART-27). The last of several changes reloads the cart. Nothing is changed where no cart is known.
 */
export function useCartLines<Known extends Cart>({ query, name, change, remove, failed }: Options<Known>) {
	const queries = useQueryClient()
	const cart = useQuery(query)
	const [failure, setFailure] = useState<{ itemId: number; words: string } | null>(null)
	// The query's own type of its cached data.
	const queryKey = query.queryKey as DataTag<string[], Known | null>
	const mutationKey = [name]

	async function send({ quantity, ...which }: Change) {
		if (quantity > 0) return sendSafely(() => change({ ...which, quantity }))
		try {
			return await sendSafely(() => remove(which))
		} catch (error) {
			// A line that is already gone is as wanted.
			if (!(error instanceof ApiProblem && error.status === 404)) throw error
		}
	}

	const { mutate } = useMutation({
		mutationKey,
		scope: { id: name },
		mutationFn: send,
		onMutate: async ({ itemId, quantity }: Change) => {
			setFailure(null)
			await queries.cancelQueries({ queryKey })
			const before = queries.getQueryData(queryKey)
			if (before) queries.setQueryData(queryKey, withQuantity(before, itemId, quantity))
			return before
		},
		onError: (error, { itemId }, before) => {
			if (before) queries.setQueryData(queryKey, before)
			setFailure({ itemId, words: wordsOf(error, failed) })
		},
		onSettled: () => {
			if (queries.isMutating({ mutationKey }) > 1) return
			tellOtherTabs()
			return queries.invalidateQueries({ queryKey })
		},
	})

	const setQuantity = (itemId: number, quantity: number) => cart.data && mutate({ cartId: cart.data.id, itemId, quantity })
	return {
		cart,
		setQuantity,
		/** The words of a change that was refused, for its line. */
		failureOf: (itemId: number | null) => (failure !== null && failure.itemId === itemId ? failure.words : null),
	}
}
