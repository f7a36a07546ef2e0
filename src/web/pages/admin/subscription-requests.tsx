import { useQuery } from '@tanstack/react-query'
import { requestList } from '../../features/plans/staff/request-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { staffCounts } from '../../state/staff-queries.ts'

export const meta = adminMeta('Subscription requests')

/** Every request for a plan (A.ADMIN-07). */
export default function SubscriptionRequestsPage() {
	const counts = useQuery(staffCounts).data
	return (
		<StaffPage title="Subscription requests">
			<StaffListPage {...requestList(counts?.requests_to_decide)} />
		</StaffPage>
	)
}
