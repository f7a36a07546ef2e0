import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { requestList } from '../../features/plans/staff/request-list.ts'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { staffCounts } from '../../state/staff-queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

export const meta = adminMeta('Subscription requests')

/** Every request for a plan (A.ADMIN-07). */
export default function SubscriptionRequestsPage() {
	const counts = useQuery(staffCounts).data
	return (
		<StaffPage
			title="Subscription requests"
			actions={
				<ButtonLink as={Link} to="/admin/subscription-requests/new" variant="quiet" aria-keyshortcuts="p">
					New request
				</ButtonLink>
			}
		>
			<StaffListPage {...requestList(counts?.requests_to_decide)} />
		</StaffPage>
	)
}
