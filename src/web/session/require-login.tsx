import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepReturn } from './return-to.ts'
import type { SignedIn } from './tokens.ts'
import { useSession } from './use-session.ts'

/**
 * Shows `children` to somebody who is logged in and sends everybody else to /login, with the way back as navigation state
 * (A.LAYOUT-30). The way is also kept for a login in another tab, but only of who arrives as a visitor: after a logout elsewhere the next
 * person would be led there (D-30). `waiting` is drawn while the page takes over the server's markup, which knows nobody.
 */
export function RequireLogin({ waiting, children }: { waiting: ReactNode; children: (account: SignedIn) => ReactNode }) {
	const session = useSession()
	const { pathname, search, hash } = useLocation()
	const navigate = useNavigate()
	const visitor = session.state === 'visitor'
	const isMember = session.state === 'signed-in'
	const wasMember = useRef(false)
	useEffect(() => {
		wasMember.current ||= isMember
		if (!visitor) return
		if (!wasMember.current) keepReturn(`${pathname}${search}${hash}`)
		navigate('/login', { replace: true, state: { from: { pathname, search, hash } } })
	}, [visitor, isMember, pathname, search, hash, navigate])
	return isMember ? children(session.account) : waiting
}
