import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { endSession } from '../../session/session-end.ts'
import { useSession } from '../../session/use-session.ts'

export const goodByePage = '/account-deleted'
/** Says, as navigation state, that the account was deleted just now. */
export const justDeleted = { deleted: true }

const isJustDeleted = (state: unknown) => typeof state === 'object' && state !== null && 'deleted' in state

/**
 * Ends this browser's session where the deletion ends, not before: the page one comes from leads to the login as soon as nobody is
 * logged in. Whoever is logged in and came by the address alone has an account, and is taken to it.
 */
export function useGoodBye() {
	const { state } = useLocation()
	const session = useSession()
	const navigate = useNavigate()
	const isDeleted = isJustDeleted(state)
	const isMember = session.state === 'signed-in'
	useEffect(() => {
		if (isDeleted) {
			endSession('logged out')
			// Coming back here later must not end the session of another account.
			navigate(goodByePage, { replace: true, state: null })
		} else if (isMember) navigate('/profile', { replace: true })
	}, [isDeleted, isMember, navigate])
}
