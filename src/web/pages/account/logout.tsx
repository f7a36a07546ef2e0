import { LogOut } from '../../features/accounts/log-out.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'

export const meta = unlistedMeta('Logout')

/** Ends the session (A.LAYOUT-12). */
export default function LogoutPage() {
	return <LogOut />
}
