import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { useSession } from '../../session/use-session.ts'
import { ownCart } from '../../state/own-queries.ts'
import { toast } from '../../ui/toast.ts'
import { addingFailed, deliverLeft, mirrorCart, watchLeaving } from './add-to-cart.ts'

/**
 * Keeps the browser's records of the service cart those of the member's own cart, after login and reload too (B.SCART-28), and
 * brings there what an earlier page left on its way. Once, around every page.
 */
export function CartMirror() {
	const signedIn = useSession().state === 'signed-in'
	const queries = useQueryClient()
	const { data } = useQuery({ ...ownCart, enabled: signedIn })
	useEffect(watchLeaving, [])
	useEffect(() => {
		if (!signedIn) return
		deliverLeft(queries).catch((error: unknown) => {
			// That the session is over is said once, by the session itself.
			if (!(error instanceof ApiProblem && error.status === 401))
				toast({ title: 'Failed to Add to Cart', text: addingFailed(error), kind: 'bad' })
		})
	}, [signedIn, queries])
	useEffect(() => {
		if (signedIn && data !== undefined) mirrorCart(data)
	}, [signedIn, data])
	return null
}
