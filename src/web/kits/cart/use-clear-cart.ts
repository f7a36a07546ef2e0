import { type DataTag, type UseQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../api.ts'
import { tellOtherTabs } from './use-other-tabs.ts'
import type { Cart } from './with-quantity.ts'

type Options<Known extends Cart> = {
	/** The query and the name of its lines (`useCartLines`). */
	query: UseQueryOptions<Known | null, Error, Known | null, string[]>
	name: string
	clear: (cartId: number) => Promise<unknown>
	onCleared: () => void
	/** Said where the server says nothing. */
	failed: string
}

/** Empties a cart: at once on the screen, after the changes of its lines, and reverted with a message when the server refuses. */
export function useClearCart<Known extends Cart>({ query, name, clear, onCleared, failed }: Options<Known>) {
	const queries = useQueryClient()
	// The query's own type of its cached data.
	const queryKey = query.queryKey as DataTag<string[], Known | null>
	const { mutate, error } = useMutation({
		mutationKey: [name],
		scope: { id: name },
		mutationFn: clear,
		onMutate: async () => {
			await queries.cancelQueries({ queryKey })
			const before = queries.getQueryData(queryKey)
			if (before) queries.setQueryData(queryKey, { ...before, items: [], total_items: 0, total_price: 0 })
			return before
		},
		onError: (_error, _cartId, before) => before && queries.setQueryData(queryKey, before),
		onSuccess: onCleared,
		onSettled: () => {
			tellOtherTabs()
			return queries.invalidateQueries({ queryKey })
		},
	})
	return { clear: mutate, clearFailure: error && wordsOf(error, failed) }
}
