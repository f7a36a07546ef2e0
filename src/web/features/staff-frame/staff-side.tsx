import { Link } from 'react-router'
import type { StaffRole } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import { Brand } from '../../ui/brand.tsx'
import frame from './staff-frame.module.css'
import { StaffNav } from './staff-nav.tsx'
import { placesOf } from './staff-places.ts'
import styles from './staff-side.module.css'
import { StaffWho } from './staff-who.tsx'

/** The menu of wide screens, dark by day and by night. */
export function StaffSide({ account, role }: { account: SignedIn; role: StaffRole }) {
	return (
		<header className={frame.side} data-surface="night" data-print="hide">
			<Link to={placesOf[role][0]?.to ?? '/admin'} className={styles.brand} aria-label="Pahiya, first screen">
				<Brand>Pahiya</Brand>
			</Link>
			<StaffNav label="Admin" places={placesOf[role]} />
			<StaffWho account={account} role={role} />
		</header>
	)
}
