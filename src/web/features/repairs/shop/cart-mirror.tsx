import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { ownCart } from '../../../state/own-queries.ts'
import { toast } from '../../../ui/toast.ts'
import { addingFailed, mirrorCart, sendUnconfirmed, watchLeaving } from './add-to-cart.ts'

/**
 * Keeps the browser's records of the service cart those of the member's own cart, after login and reload too (B.SCART-28), and
 * brings there what an earlier page left on its way. Once, around every page of whoever is logged in.
 */
export function CartMirror() {
	const queries = useQueryClient()
	const { data } = useQuery(ownCart)
	useEffect(watchLeaving, [])
	useEffect(() => {
		sendUnconfirmed(queries).catch((error: unknown) => {
			// That the session is over is said once, by the session itself.
			if (!(error instanceof ApiProblem && error.status === 401))
				toast({ title: 'Failed to Add to Cart', text: addingFailed(error), kind: 'bad' })
		})
	}, [queries])
	useEffect(() => {
		if (data !== undefined) mirrorCart(data)
	}, [data])
	return null
}
