import { useState } from 'react'
import { NavLink } from 'react-router'
import type { StaffPlace } from '../../kits/staff-place.ts'
import type { StaffRole } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './staff-bar.module.css'
import { StaffNav } from './staff-nav.tsx'
import { StaffWho } from './staff-who.tsx'

/** The bar below a phone's screen: the places most needed, and a menu of all. */
export function StaffBar({ account, role, places }: { account: SignedIn; role: StaffRole; places: readonly StaffPlace[] }) {
	const [isOpen, setOpen] = useState(false)
	const close = () => setOpen(false)
	return (
		<div className={styles.bar} data-print="hide">
			<nav aria-label="Admin, short" className={styles.places}>
				{places
					.filter(({ inBar }) => inBar)
					.map(({ to, name, icon, isIndex }) => (
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
				<StaffNav label="Admin" places={places} icons onChoose={close} />
				<StaffWho account={account} role={role} />
			</Dialog>
		</div>
	)
}
