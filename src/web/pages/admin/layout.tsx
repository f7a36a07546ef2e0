import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { AnnounceUrgent } from '../../features/repairs/staff/announce-urgent.tsx'
import { BrokenPage } from '../../features/site/broken-page.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { companyName } from '../../features/site/titles.ts'
import { isPlaceAmong, placesFor } from '../../features/staff-frame/frame-places.ts'
import { NoAccess } from '../../features/staff-frame/no-access.tsx'
import { StaffFrame } from '../../features/staff-frame/staff-frame.tsx'
import { StaffWaiting } from '../../features/staff-frame/staff-waiting.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import { staffRoleOf } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import type { Route } from './+types/layout'
import { everyPlace } from './every-place.ts'

export const handle = 'own frame'

/**
 * The company's side: a visitor is sent to log in, a customer meets the no-access screen, and nothing is asked for either (A.ADMIN-02,
 * B.ADMIN-01).
 */
export default function AdminLayout() {
	return <Area content={<Outlet />} />
}

/** A screen that failed leaves its reader in the company's frame, with the ways to the others. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <Area content={<BrokenPage error={error} />} />
}

const Area = ({ content }: { content: ReactNode }) => (
	<RequireLogin waiting={<StaffWaiting />}>{(account) => <AdminArea account={account} content={content} />}</RequireLogin>
)

function AdminArea({ account, content }: { account: SignedIn; content: ReactNode }) {
	const { pathname } = useLocation()
	const company = companyName(useSite())
	const role = staffRoleOf(account.role)
	if (role === null)
		return (
			<NoAccess company={company}>
				<BrokenPage status={403} />
			</NoAccess>
		)
	const places = placesFor(everyPlace, role)
	const [first] = places
	// An address that no screen has shows 'not found'.
	if (first && !isPlaceAmong(places, pathname) && isPlaceAmong(everyPlace, pathname)) return <Navigate to={first.to} replace />
	return (
		<StaffFrame company={company} account={account} role={role} places={places}>
			{role !== 'technician' && <AnnounceUrgent />}
			{content}
		</StaffFrame>
	)
}
