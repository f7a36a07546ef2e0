import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { Repair, RepairLine } from '#contract/repairs/repairs.ts'
import { api, sendSafely, wordsOf } from '../../../api.ts'
import { ownCart } from '../../../state/own-queries.ts'
import { useSinglePress } from '../../../ui/form/use-single-press.ts'
import { toast } from '../../../ui/toast.ts'

/** The same services for the same bikes, as the cart takes them; a service or model that is gone cannot be booked again. */
const itemsOf = (lines: readonly RepairLine[]) =>
	lines.flatMap(({ package: { id }, quantity, manufacturer_id, model_id }) =>
		id === null || manufacturer_id === null || model_id === null ? [] : [{ service_id: id, quantity, manufacturer_id, model_id }],
	)

/** Puts all services of a repair with their bikes into the cart and opens the checkout; possible while any of them is still known. */
export function useBookAgain({ services }: Repair) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const { isBusy, press } = useSinglePress()
	const items = itemsOf(services)
	async function book() {
		try {
			const open = (await queries.fetchQuery(ownCart)) ?? (await sendSafely((key) => api.repairs.openCart({ key })))
			const refused: string[] = []
			for (const item of items)
				await sendSafely((key) => api.repairs.addItem({ params: { id: open.id }, body: item, key })).catch((error: unknown) => {
					if (!(error instanceof ApiProblem && error.status === 400)) throw error
					refused.push(error.words)
				})
			await queries.invalidateQueries({ queryKey: ownCart.queryKey })
			const isSome = refused.length < items.length
			if (refused.length > 0)
				toast({ title: isSome ? 'Not all services could be taken' : 'This cannot be booked again', text: refused[0], kind: 'bad' })
			if (isSome) await navigate('/checkout')
		} catch (error) {
			toast({ title: 'Could not be booked again', text: wordsOf(error, 'Please try again.'), kind: 'bad' })
		}
		return undefined
	}

	return { isPossible: items.length > 0, isBusy, book: () => press(book) }
}
