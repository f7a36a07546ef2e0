import { dueList } from '../../features/invoices/staff/money-lists.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'

export const meta = adminMeta('Still due')

/** What was done and delivered and is not paid (decision 0050). */
export default function DuesPage() {
	return (
		<StaffPage title="Still due">
			<StaffListPage {...dueList} />
		</StaffPage>
	)
}
