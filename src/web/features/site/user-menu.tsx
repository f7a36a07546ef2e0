import { staffRoleOf } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { DropMenu } from './drop-menu.tsx'
import styles from './user-menu.module.css'

/**
 * What somebody who is logged in finds behind the user's icon, in the order of A.LAYOUT-25; the company's people also the way to their
 * side.
 */
export const userMenuEntries = ({ role }: SignedIn) => [
	...(staffRoleOf(role) ? [{ to: '/admin', name: 'Admin' }] : []),
	{ to: '/profile?tab=profile', name: 'Profile Information' },
	{ to: '/profile?tab=vehicles', name: 'Vehicles for Sale' },
	{ to: '/profile?tab=repairs', name: 'My Repairs' },
	{ to: '/profile?tab=bookings', name: 'My Bookings' },
	{ to: '/profile?tab=subscriptions', name: 'My Subscriptions' },
	{ to: '/logout', name: 'Logout' },
]

export function UserMenu({ account }: { account: SignedIn }) {
	const called = account.name || account.username
	return (
		<DropMenu
			label="Account"
			button={(props) => <IconButton icon="user" label={`Account of ${called}`} {...props} />}
			head={<p className={styles.who}>{called}</p>}
			links={userMenuEntries(account)}
		/>
	)
}
