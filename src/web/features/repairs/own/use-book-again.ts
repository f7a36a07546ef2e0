import { useQueryClient } from '@tanstack/react-query'
import type { Repair, RepairLine } from '#contract/repairs/repairs.ts'
import { api, sendSafely } from '../../../api.ts'
import { useBuyAgain } from '../../../kits/cart/use-buy-again.ts'
import { ownCart } from '../../../state/own-queries.ts'

/** The same services for the same bikes, as the cart takes them; a service or model that is gone cannot be booked again. */
const itemsOf = (lines: readonly RepairLine[]) =>
	lines.flatMap(({ package: { id }, quantity, manufacturer_id, model_id }) =>
		id === null || manufacturer_id === null || model_id === null ? [] : [{ service_id: id, quantity, manufacturer_id, model_id }],
	)

/** Puts all services of a repair with their bikes into the cart and opens the checkout; possible while any of them is still known. */
export function useBookAgain({ services }: Repair) {
	const queries = useQueryClient()
	const items = itemsOf(services)
	const { isBusy, buy } = useBuyAgain({
		items,
		open: async () => ((await queries.fetchQuery(ownCart)) ?? (await sendSafely((key) => api.repairs.openCart({ key })))).id,
		add: (id, body, key) => api.repairs.addItem({ params: { id }, body, key }),
		onAdded: () => queries.invalidateQueries({ queryKey: ownCart.queryKey }),
		to: '/checkout',
		words: { some: 'Not all services could be taken', none: 'This cannot be booked again', failed: 'Could not be booked again' },
	})
	return { isPossible: items.length > 0, isBusy, book: buy }
}
