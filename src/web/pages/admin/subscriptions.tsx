import { useQuery } from '@tanstack/react-query'
import { subscriptionList } from '../../features/plans/staff/subscription-list.ts'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { staffCounts } from '../../state/staff-queries.ts'

export const meta = adminMeta('Subscriptions')

/** Every subscription (A.ADMIN-16). */
export default function SubscriptionsPage() {
	const counts = useQuery(staffCounts).data
	return (
		<StaffPage title="Subscriptions">
			<StaffListPage {...subscriptionList(counts)} />
		</StaffPage>
	)
}
