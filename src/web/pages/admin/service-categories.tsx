import { Link } from 'react-router'
import { categoryList } from '../../features/staff-catalogue/category-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ListPage } from '../../ui/list-page.tsx'

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
			<ListPage {...categoryList} />
		</StaffPage>
	)
}
