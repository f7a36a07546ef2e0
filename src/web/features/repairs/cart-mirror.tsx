import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../session/use-session.ts'
import { ownCart } from '../../state/own-queries.ts'
import { mirrorCart } from './add-to-cart.ts'

/** Keeps the browser's records of the service cart those of the member's own cart, after login and reload too (B.SCART-28). Once, around every page. */
export function CartMirror() {
	const signedIn = useSession().state === 'signed-in'
	const { data } = useQuery({ ...ownCart, enabled: signedIn })
	useEffect(() => {
		if (signedIn && data !== undefined) mirrorCart(data)
	}, [signedIn, data])
	return null
}
