import { Link } from 'react-router'
import { categoryList } from '../../features/staff-catalogue/category-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

export const meta = adminMeta('Service categories')

/** What we offer, by kind of work (B.ADMIN-15). */
export default function ServiceCategoriesPage() {
	return (
		<StaffPage
			title="Service categories"
			actions={
				<ButtonLink as={Link} to="/admin/service-categories/new">
					New category
				</ButtonLink>
			}
		>
			<StaffListPage {...categoryList} />
		</StaffPage>
	)
}
