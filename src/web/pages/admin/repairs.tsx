import { useQuery } from '@tanstack/react-query'
import { ownWorkList, repairList } from '../../features/repairs/staff/repair-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { useStaffRole } from '../../session/staff-role.ts'
import { activeTechnicians, staffCounts } from '../../state/staff-queries.ts'

export const meta = adminMeta('Repairs')

/** Every repair for staff (B.ADMIN-03, B.ADMIN-20); a technician finds his own. */
export default function RepairsPage() {
	const isTechnician = useStaffRole() === 'technician'
	const counts = useQuery(staffCounts).data
	const technicians = useQuery({ ...activeTechnicians, enabled: !isTechnician }).data ?? []
	return (
		<StaffPage title="Repairs">
			{isTechnician ? <StaffListPage isPlain {...ownWorkList} /> : <StaffListPage {...repairList(counts, technicians)} />}
		</StaffPage>
	)
}
