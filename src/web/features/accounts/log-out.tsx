import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api.ts'
import { forgetReturn } from '../../session/return-to.ts'
import { endSession } from '../../session/session.ts'
import { useSession } from '../../session/use-session.ts'
import { LoadingText } from '../../ui/loading-text.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountSheet } from './account-sheet.tsx'

/** Milliseconds to wait for the server's word; this browser forgets the session in any case. */
const patience = 5_000

/** Ends the session here and on the server and goes to the first page; a visitor just goes there (A.LAYOUT-12, A.R-17). */
export function LogOut() {
	const session = useSession()
	const navigate = useNavigate()
	const begun = useRef(false)

	useEffect(() => {
		if (session.state === 'unknown' || begun.current) return
		begun.current = true
		const leave = async () => {
			if (session.state === 'signed-in') {
				// A refusal or no answer changes nothing: whoever asks to be logged out is.
				await api.accounts.logout({ body: {}, signal: AbortSignal.timeout(patience) }).catch(() => undefined)
				endSession('logged out')
				forgetReturn()
				toast({ title: 'You are logged out' })
			}
			navigate('/', { replace: true })
		}
		leave()
	}, [session.state, navigate])

	return (
		<AccountSheet label="Your account" title="Logout">
			<LoadingText>Logging you out...</LoadingText>
			<Link to="/">Return Home</Link>
		</AccountSheet>
	)
}
