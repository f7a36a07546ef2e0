import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { staffRoleOf } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './user-menu.module.css'

/** What somebody who is logged in finds behind the user's icon, in the order of A.LAYOUT-25; the company's people also the way to their side. */
export const userMenuEntries = ({ role }: SignedIn) => [
	...(staffRoleOf(role) ? [{ to: '/admin', name: 'Admin' }] : []),
	{ to: '/profile?tab=profile', name: 'Profile Information' },
	{ to: '/profile?tab=repairs', name: 'My Repairs' },
	{ to: '/profile?tab=bookings', name: 'My Bookings' },
	{ to: '/profile?tab=subscriptions', name: 'My Subscriptions' },
	{ to: '/logout', name: 'Logout' },
]

/** A button that opens a list of links; Escape and a press elsewhere close it. */
export function UserMenu({ account }: { account: SignedIn }) {
	const [open, setOpen] = useState(false)
	const box = useRef<HTMLDivElement>(null)
	const listId = useId()
	const { key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: every move closes the menu
	useEffect(() => setOpen(false), [key])
	useEffect(() => {
		if (!open) return
		const outside = (event: Event) => {
			if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
		}
		const byEscape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			setOpen(false)
			box.current?.querySelector('button')?.focus()
		}
		document.addEventListener('pointerdown', outside)
		document.addEventListener('focusin', outside)
		document.addEventListener('keydown', byEscape)
		return () => {
			document.removeEventListener('pointerdown', outside)
			document.removeEventListener('focusin', outside)
			document.removeEventListener('keydown', byEscape)
		}
	}, [open])

	return (
		<div ref={box} className={styles.box}>
			<IconButton
				icon="user"
				label={`Account of ${account.name || account.username}`}
				aria-expanded={open}
				aria-controls={listId}
				onClick={() => setOpen((was) => !was)}
			/>
			<nav id={listId} className={styles.list} aria-label="Account" hidden={!open}>
				<p className={styles.who}>{account.name || account.username}</p>
				<ul>
					{userMenuEntries(account).map(({ to, name }) => (
						<li key={to}>
							<Link to={to}>{name}</Link>
						</li>
					))}
				</ul>
			</nav>
		</div>
	)
}
