import { Navigate, Outlet, useLocation } from 'react-router'
import { BrokenPage } from '../../features/site/broken-page.tsx'
import { NoAccess } from '../../features/staff-frame/no-access.tsx'
import { StaffFrame } from '../../features/staff-frame/staff-frame.tsx'
import { firstPlaceOf, isPlaceFor } from '../../features/staff-frame/staff-places.ts'
import { StaffWaiting } from '../../features/staff-frame/staff-waiting.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import { staffRoleOf } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import { staffStyle } from '../../staff-style.ts'

export const handle = 'own frame'
export const links = staffStyle

/** The company's side: a visitor is sent to log in, a customer meets the no-access screen, and nothing is asked for either (A.ADMIN-02, B.ADMIN-01). */
export default function AdminLayout() {
	return <RequireLogin waiting={<StaffWaiting />}>{(account) => <AdminArea account={account} />}</RequireLogin>
}

function AdminArea({ account }: { account: SignedIn }) {
	const { pathname } = useLocation()
	const role = staffRoleOf(account.role)
	if (role === null)
		return (
			<NoAccess>
				<BrokenPage refused />
			</NoAccess>
		)
	if (!isPlaceFor(role, pathname)) return <Navigate to={firstPlaceOf(role)} replace />
	return (
		<StaffFrame account={account} role={role}>
			<Outlet />
		</StaffFrame>
	)
}
