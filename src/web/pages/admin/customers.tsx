import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { customerList } from '../../features/staff-people/customer-list.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'

export const meta = adminMeta('Customers')

/** Everybody with an account, found by name, phone, e-mail, plate or reference (A.ADMIN-26). */
export default function CustomersPage() {
	return (
		<StaffPage title="Customers">
			<StaffListPage {...customerList} />
		</StaffPage>
	)
}
