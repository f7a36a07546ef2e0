import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { everyCategory } from '../../features/staff-catalogue/catalogue-queries.ts'
import { serviceList } from '../../features/staff-catalogue/service-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { useStaffRole } from '../../session/staff-role.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

export const meta = adminMeta('Services & prices')

/** What a technician does, and what it costs (B.ADMIN-16). A new one has a price, which is the admin's to set. */
export default function ServicesPage() {
	const categories = useQuery(everyCategory)
	const isAdmin = useStaffRole() === 'admin'
	return (
		<StaffPage
			title="Services & prices"
			actions={
				isAdmin && (
					<ButtonLink as={Link} to="/admin/services/new">
						New service
					</ButtonLink>
				)
			}
		>
			<StaffListPage {...serviceList(categories.data ?? [])} />
		</StaffPage>
	)
}
