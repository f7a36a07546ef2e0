import { Link } from 'react-router'
import { SchemeChoice } from '../../kits/scheme/scheme-choice.tsx'
import type { StaffRole } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import styles from './staff-who.module.css'

const roleNames: Record<StaffRole, string> = { technician: 'Technician', staff: 'Staff', admin: 'Admin' }

/** Who works here now, and the ways out. */
export function StaffWho({ account, role }: { account: SignedIn; role: StaffRole }) {
	return (
		<div className={styles.who}>
			<p className={styles.name}>{account.name || account.username}</p>
			<p className={styles.role}>{roleNames[role]}</p>
			<ul className={styles.ways}>
				<li>
					<Link to="/" reloadDocument>
						Public site
					</Link>
				</li>
				<li>
					<Link to="/logout">Logout</Link>
				</li>
			</ul>
			<SchemeChoice />
		</div>
	)
}
