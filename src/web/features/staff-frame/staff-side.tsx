import { Link } from 'react-router'
import type { StaffPlace } from '../../kits/staff-place.ts'
import type { StaffRole } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import { Brand } from '../../ui/brand.tsx'
import frame from './staff-frame.module.css'
import { StaffNav } from './staff-nav.tsx'
import styles from './staff-side.module.css'
import { StaffWho } from './staff-who.tsx'

type Props = { company: string; account: SignedIn; role: StaffRole; places: readonly StaffPlace[] }

/** The menu of wide screens, dark by day and by night. */
export function StaffSide({ company, account, role, places }: Props) {
	return (
		<header className={frame.side} data-surface="night" data-print="hide">
			<Link to={places[0]?.to ?? '/admin'} className={styles.brand} aria-label={`${company}, first screen`}>
				<Brand>{company}</Brand>
			</Link>
			<StaffNav label="Admin" places={places} />
			<StaffWho account={account} role={role} />
		</header>
	)
}
