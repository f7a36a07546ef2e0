import { technicianList } from '../../features/staff-company/technician-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'

export const meta = adminMeta('Technicians')

/** Whoever can be sent. */
export default function TechniciansPage() {
	return (
		<StaffPage title="Technicians">
			<StaffListPage {...technicianList} />
		</StaffPage>
	)
}
