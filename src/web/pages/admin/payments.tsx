import { useQuery } from '@tanstack/react-query'
import { paymentList } from '../../features/invoices/staff/money-lists.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { activeTechnicians } from '../../state/staff-queries.ts'

export const meta = adminMeta('Payments')

/** Payments and refunds of whatever was sold (decision 0050). */
export default function PaymentsPage() {
	const technicians = useQuery(activeTechnicians).data ?? []
	return (
		<StaffPage title="Payments">
			<StaffListPage {...paymentList(technicians)} />
		</StaffPage>
	)
}
