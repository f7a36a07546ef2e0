import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { useOtherTabs } from '../../../kits/cart/use-other-tabs.ts'
import { ownCart } from '../../../state/own-queries.ts'
import { toast } from '../../../ui/toast.ts'
import { addingFailed, mirrorCart, sendUnconfirmed, watchLeaving } from './add-to-cart.ts'
import { unconfirmedKey } from './unconfirmed-pieces.ts'

/**
 * Keeps the browser's copy of the service cart equal to the member's own cart, after login and reload too (B.SCART-28), and sends what an
 * earlier page left unconfirmed. Mounted once, around every page of a member.
 */
export function CartMirror() {
	const queries = useQueryClient()
	const { data } = useQuery(ownCart)
	useOtherTabs(unconfirmedKey, ownCart.queryKey)
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
