import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepReturn } from './return-to.ts'
import type { SignedIn } from './tokens.ts'
import { useSession } from './use-session.ts'

/**
 * Shows `children` to somebody who is logged in and sends everybody else to /login, with the way back as navigation state
 * (A.LAYOUT-30). `waiting` is drawn while the page takes over the server's markup, which knows nobody.
 */
export function RequireLogin({ waiting, children }: { waiting: ReactNode; children: (account: SignedIn) => ReactNode }) {
	const session = useSession()
	const { pathname, search, hash } = useLocation()
	const navigate = useNavigate()
	const visitor = session.state === 'visitor'
	useEffect(() => {
		if (!visitor) return
		keepReturn(`${pathname}${search}${hash}`)
		navigate('/login', { replace: true, state: { from: { pathname, search, hash } } })
	}, [visitor, pathname, search, hash, navigate])
	return session.state === 'signed-in' ? children(session.account) : waiting
}
