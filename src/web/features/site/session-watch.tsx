import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterSession } from '../../session/after-session.ts'
import { keepReturn } from '../../session/return-to.ts'
import { isExpiryHandled, onSessionEnd } from '../../session/session-end.ts'
import { signedInMarker } from '../../session/tokens.ts'
import { useSession } from '../../session/use-session.ts'
import { cartItems, partsInCart } from '../../state/local-shopping.ts'
import { toast } from '../../ui/toast.ts'
import { followPerson } from './follow-person.ts'

/** Keeps a member's session alive, says once when it is over (B.R-32, B.SCART-11), and keeps the marks of the boot script up to date. */
export function SessionWatch() {
	const navigate = useNavigate()
	const location = useLocation()
	const queries = useQueryClient()
	const isMember = useSession().state === 'signed-in'

	// A visitor does not load what keeps a session alive.
	useEffect(() => {
		if (!isMember) return
		let isOver = false
		let stop: (() => void) | undefined
		import('../../session/session.ts').then(
			({ watchSession }) => {
				if (!isOver) stop = watchSession()
			},
			// The next call of a screen renews the session as well.
			() => undefined,
		)
		return () => {
			isOver = true
			stop?.()
		}
	}, [isMember])

	useEffect(() => {
		const mark = () => {
			document.documentElement.dataset.session = signedInMarker.get() ? 'in' : 'out'
			if ((cartItems.get() ?? []).length === 0 && partsInCart.get() === null) delete document.documentElement.dataset.cart
		}
		mark()
		const unsubscribe = [signedInMarker, cartItems, partsInCart].map(({ subscribe }) => subscribe(mark))
		return () => {
			for (const end of unsubscribe) end()
		}
	}, [])

	useEffect(() => followPerson(queries), [queries])

	useEffect(
		() =>
			onSessionEnd((why) => {
				afterSession(why)
				if (why !== 'expired' || isExpiryHandled()) return
				const { pathname, search, hash } = location
				keepReturn(`${pathname}${search}${hash}`)
				const say = () => toast({ title: 'Session Expired', text: 'Your session has expired. Please login again.', kind: 'bad' })
				// Said there: a press in the moment before would take it away with the page it was said on.
				Promise.resolve(navigate('/login', { state: { from: { pathname, search, hash } } })).finally(say)
			}),
		[navigate, location],
	)
	return null
}
