import { useState } from 'react'
import { NavLink } from 'react-router'
import type { StaffRole } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './staff-bar.module.css'
import { StaffNav } from './staff-nav.tsx'
import { barPlacesOf, placesOf } from './staff-places.ts'
import { StaffWho } from './staff-who.tsx'

/** The bar below a phone's screen: the places most needed, and a menu of all. */
export function StaffBar({ account, role }: { account: SignedIn; role: StaffRole }) {
	const [isOpen, setOpen] = useState(false)
	const close = () => setOpen(false)
	return (
		<div className={styles.bar} data-print="hide">
			<nav aria-label="Admin, short" className={styles.places}>
				{barPlacesOf(role).map(({ to, name, icon, isIndex }) => (
					<NavLink key={to} to={to} end={isIndex} className={styles.place}>
						<Icon name={icon} size={20} />
						{name}
					</NavLink>
				))}
				<button type="button" className={styles.place} aria-haspopup="dialog" onClick={() => setOpen(true)}>
					<Icon name="menu" size={20} />
					Menu
				</button>
			</nav>
			<Dialog open={isOpen} onClose={close} title="Menu">
				<StaffNav label="Admin" places={placesOf[role]} icons onChoose={close} />
				<StaffWho account={account} role={role} />
			</Dialog>
		</div>
	)
}
