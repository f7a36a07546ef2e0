import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api.ts'
import { useWaiting } from '../../kits/waiting/use-waiting.ts'
import { forgetReturn } from '../../session/return-to.ts'
import { endSession } from '../../session/session-end.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountSheet } from './account-sheet.tsx'

/** How long to wait for the server's word; this browser forgets the session in any case. */
const timeoutMs = 5_000

/**
 * Ends the session here and on the server and goes to the first page; a visitor just goes there (A.LAYOUT-12, A.R-17). A technician
 * whose changes are not sent yet is asked, for they go with the session.
 */
export function LogOut() {
	const session = useSession()
	const navigate = useNavigate()
	const begun = useRef(false)
	const [isSure, setSure] = useState(false)
	const unsent = useWaiting().filter(({ refused }) => refused === null).length
	const needsConfirmation = unsent > 0 && !isSure

	useEffect(() => {
		if (session.state === 'unknown' || needsConfirmation || begun.current) return
		begun.current = true
		const leave = async () => {
			if (session.state === 'signed-in') {
				// A refusal or no answer changes nothing: somebody who wants to log out is logged out.
				await api.accounts.logout({ body: {}, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
				endSession('logged out')
				forgetReturn()
				toast({ title: 'You are logged out' })
			}
			navigate('/', { replace: true })
		}
		leave()
	}, [session.state, needsConfirmation, navigate])

	if (needsConfirmation)
		return (
			<AccountSheet label="Your account" title="Logout">
				<Stack>
					<Text>
						{unsent === 1 ? '1 change is' : `${unsent} changes are`} not sent yet. If you log out now, {unsent === 1 ? 'it is' : 'they are'}{' '}
						lost.
					</Text>
					<Cluster>
						<ButtonLink as={Link} to="/admin/my-day">
							Stay logged in
						</ButtonLink>
						<Button variant="bad" onClick={() => setSure(true)}>
							Log out and lose {unsent === 1 ? 'it' : 'them'}
						</Button>
					</Cluster>
				</Stack>
			</AccountSheet>
		)
	return (
		<AccountSheet label="Your account" title="Logout">
			<LoadingText>Logging you out...</LoadingText>
			<Link to="/">Return Home</Link>
		</AccountSheet>
	)
}
