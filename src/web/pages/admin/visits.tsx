import { useQuery } from '@tanstack/react-query'
import { visitList } from '../../features/plans/staff/visit-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { staffCounts } from '../../state/staff-queries.ts'

export const meta = adminMeta('Visits')

/** Every visit of the plans (A.ADMIN-19). */
export default function VisitsPage() {
	const counts = useQuery(staffCounts).data
	return (
		<StaffPage title="Visits">
			<StaffListPage {...visitList(counts)} />
		</StaffPage>
	)
}
