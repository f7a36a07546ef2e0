import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staffCategory } from '../../features/staff-catalogue/catalogue-queries.ts'
import { CategoryForm } from '../../features/staff-catalogue/category-form.tsx'
import { categoryList } from '../../features/staff-catalogue/category-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListWay } from '../../kits/staff-list/list-trail.tsx'
import { EditLoaded } from '../../ui/form/edit-loaded.tsx'
import type { Route } from './+types/service-category'

export const meta = adminMeta('Service category')

/** One category, or under `new` the form for another (B.ADMIN-15). */
export default function ServiceCategoryPage({ params: { uuid } }: Route.ComponentProps) {
	const all = <Link to="/admin/service-categories">Service categories</Link>
	if (uuid === 'new')
		return (
			<StaffPage title="New category" above={all}>
				<CategoryForm key="new" row={null} />
			</StaffPage>
		)
	return <Known key={uuid} uuid={uuid} />
}

function Known({ uuid }: { uuid: string }) {
	const category = useQuery(staffCategory(uuid))
	const all = <Link to="/admin/service-categories">Service categories</Link>
	return (
		<StaffPage
			title={category.data?.name ?? 'Service category'}
			above={<ListWay list={categoryList} path="/admin/service-categories" label="Service categories" current={uuid} />}
		>
			<EditLoaded query={category} name="category" back={all}>
				{(row) => <CategoryForm row={row} />}
			</EditLoaded>
		</StaffPage>
	)
}
