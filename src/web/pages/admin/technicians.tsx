import { technicianList } from '../../features/staff-company/technician-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListPage } from '../../ui/list-page.tsx'

export const meta = adminMeta('Technicians')

/** Whoever can be sent. */
export default function TechniciansPage() {
	return (
		<StaffPage title="Technicians">
			<ListPage {...technicianList} />
		</StaffPage>
	)
}
