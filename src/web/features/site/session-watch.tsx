import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterSession } from '../../session/after-session.ts'
import { keepReturn } from '../../session/return-to.ts'
import { onSessionEnd, watchSession } from '../../session/session.ts'
import { signedInMarker } from '../../session/tokens.ts'
import { cartItems } from '../../state/local-shopping.ts'
import { toast } from '../../ui/toast.ts'

/** Keeps the session alive, and says once when it is over (B.R-32, B.SCART-11). Also keeps the marks of the boot script true. */
export function SessionWatch() {
	const navigate = useNavigate()
	const location = useLocation()
	const queries = useQueryClient()
	useEffect(watchSession, [])

	useEffect(() => {
		const mark = () => {
			document.documentElement.dataset.session = signedInMarker.get() ? 'in' : 'out'
			if ((cartItems.get() ?? []).length === 0) delete document.documentElement.dataset.cart
		}
		mark()
		const unsubscribe = [signedInMarker.subscribe(mark), cartItems.subscribe(mark)]
		return () => {
			for (const end of unsubscribe) end()
		}
	}, [])

	useEffect(
		() =>
			onSessionEnd((why) => {
				afterSession(queries)
				if (why !== 'expired') return
				const { pathname, search, hash } = location
				toast({ title: 'Session Expired', text: 'Your session has expired. Please login again.', kind: 'bad' })
				keepReturn(`${pathname}${search}${hash}`)
				navigate('/login', { state: { from: { pathname, search, hash } } })
			}),
		[navigate, location, queries],
	)
	return null
}
