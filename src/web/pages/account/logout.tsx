import { LogOut } from '../../features/accounts/log-out.tsx'

export const meta = () => [{ title: 'Logout · Pahiya' }, { name: 'robots', content: 'noindex' }]

/** Ends the session (A.LAYOUT-12). */
export default function LogoutPage() {
	return <LogOut />
}
